import type { Generated } from 'kysely';

export interface FileTable {
  /** SHA-256 (hex) of the bytes, also the key in the file store. */
  sha256: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  created_at: number;
}

/** Smaller copies of an image, stored as separate files. Key: (sha256, name). */
export interface FileVariantTable {
  /** Key of the full image. */
  sha256: string;
  /** `400.avif`: maximum width, and format (`THUMBNAILS` in `images/image-paths.ts`). */
  name: string;
  /** Key of the variant's own bytes in the file store. */
  variant_sha256: string;
  bytes: number;
}

/**
 * Files used by items, in their working copy or in a version: determines who may read an image and what may be
 * swept. A row is deleted when neither uses the file any longer.
 */
export interface ItemFileTable {
  item_id: string;
  sha256: string;
  /** Whether the working copy uses the file. */
  working: Generated<0 | 1>;
  /** Whether the published version uses it: anybody who may read the item may then read the file. */
  published: Generated<0 | 1>;
  /** Whether any version uses it. */
  kept: Generated<0 | 1>;
}

/**
 * Stored bytes that are erased, instead of being kept in the trash, once no row uses them: masked images, their smaller
 * copies, and copies whose rows have not been written yet.
 */
export interface FileToEraseTable {
  sha256: string;
}
