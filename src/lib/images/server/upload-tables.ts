/**
 * Who may attach which file: one row per finished upload, and per file that left an item of theirs (so that undo
 * works). Swept after a week.
 */
export interface UploadTable {
  /** The upload's own id: asking again for a finished upload gives the same answer. */
  id: string;
  user_id: string;
  sha256: string;
  created_at: number;
}

/** An unfinished upload, which also reserves its bytes in its person's quota. */
export interface PendingUploadTable {
  /** `<person>~<random>` */
  id: string;
  user_id: string;
  /** Bytes announced. */
  size: number;
  /** Bytes that have come: where to go on. */
  received: number;
  /** Bytes of the images being stored of it; 0 until they are made. */
  stored: number;
  /** Announced SHA-256 (hex) of all of it. */
  sha256: string;
  created_at: number;
  /** When bytes last arrived. */
  changed_at: number;
}

/** The bytes of an unfinished upload, piece by piece: the pieces without a gap are `received`. */
export interface UploadPartTable {
  upload_id: string;
  /** Where it begins in the upload. */
  start: number;
  bytes: number;
  /** Its name in the part store. */
  name: string;
}

/** The storage of a person's images. A missing row counts as one with `quota` null, nothing sent and `stored` null. */
export interface UserStorageTable {
  user_id: string;
  /** Bytes that the administrator gave this person, 0 for no limit; null for what everybody has. */
  quota: number | null;
  /** Bytes of the images used by this person's items and finished uploads; null when they must be counted again. */
  stored: number | null;
  /** Bytes stored lately, as of `sent_at`: they drain with time (`images/quota.ts`). */
  sent: number;
  sent_at: number;
}
