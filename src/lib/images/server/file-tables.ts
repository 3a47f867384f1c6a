import type { Generated } from 'kysely';

export interface FileTable {
  /** SHA-256 (hex) of the bytes, also their key in the file store. */
  sha256: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  created_at: number;
}

/** Smaller copies of an image, files of their own in the store. Key: (sha256, name). */
export interface FileVariantTable {
  /** The full image. */
  sha256: string;
  /** `400.avif`: width at most, and format (`THUMBNAILS` in `images/image-paths.ts`). */
  name: string;
  /** Key of the variant's own bytes in the file store. */
  variant_sha256: string;
  bytes: number;
}

/**
 * Which items use which files, in their working copy or in a version: decides who may read an image and what may be
 * swept. A row is deleted when neither uses the file any longer.
 */
export interface ItemFileTable {
  item_id: string;
  sha256: string;
  /** Whether the working copy names it. */
  working: Generated<0 | 1>;
  /** Whether the last published version names it: anybody who may read the item may then read it. */
  published: Generated<0 | 1>;
  /** Whether any version names it. */
  kept: Generated<0 | 1>;
}

/**
 * Stored bytes that are erased, rather than kept in the trash, once no row uses them: masked images, their smaller
 * copies, and copies whose rows are not written yet.
 */
export interface FileToEraseTable {
  sha256: string;
}
