/**
 * Files that people may attach: one row per finished upload, and per file removed from an item of theirs (so that undo
 * works). Swept after a week.
 */
export interface UploadTable {
  /** The upload's own id: repeating the request for a finished upload gives the same response. */
  id: string;
  user_id: string;
  sha256: string;
  created_at: number;
}

/** An unfinished upload, whose bytes are reserved in its person's quota. */
export interface PendingUploadTable {
  /** `<person>~<random>` */
  id: string;
  user_id: string;
  /** Bytes announced. */
  size: number;
  /** Number of bytes received, which is the offset for continuing. */
  received: number;
  /** Size of the images being stored from it; 0 before these are made. */
  stored: number;
  /** Announced SHA-256 (hex) of the complete upload. */
  sha256: string;
  created_at: number;
  /** Time of the last bytes received. */
  changed_at: number;
}

/** The bytes of an unfinished upload, in parts without gaps, `received` in total. */
export interface UploadPartTable {
  upload_id: string;
  /** Offset of the part in the upload. */
  start: number;
  bytes: number;
  /** The part's name in the part store. */
  name: string;
}

/** The storage of a person's images. A missing row counts as one with `quota` null, nothing sent and `stored` null. */
export interface UserStorageTable {
  user_id: string;
  /** The person's own quota in bytes, set by the administrator, 0 for no limit; null for the default. */
  quota: number | null;
  /** Bytes of the images used by this person's items and finished uploads; null when they must be recounted. */
  stored: number | null;
  /** Bytes stored recently, as of `sent_at`; the number decreases with time (`images/quota.ts`). */
  sent: number;
  sent_at: number;
}
