/** The result of a sweep, as counts. */
export interface Swept {
  /** Files in the store at the start. */
  stored: number;
  /** Files without a row in the database, moved to the trash. */
  discarded: number;
  /** Files left in place because they are too large a fraction of the store. */
  refused: number;
  /** Files restored from the trash, since the database refers to them. */
  recovered: number;
  /** Files deleted after their time in the trash. */
  erased: number;
  /** Rows of images that no item uses and nobody may attach any more. */
  rows: number;
  /** Abandoned uploads. */
  uploads: number;
}
