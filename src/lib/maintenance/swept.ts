/** The result of a sweep, in numbers. */
export interface Swept {
  /** Files of the store when it began. */
  stored: number;
  /** Files that the database did not know, moved to the trash. */
  discarded: number;
  /** How many were left in place because they are too large a share of the store. */
  refused: number;
  /** Files brought back out of the trash: the database knows them. */
  recovered: number;
  /** Files whose time in the trash was over. */
  erased: number;
  /** Images that no item uses and nobody may attach any longer. */
  rows: number;
  /** Uploads that nobody finished. */
  uploads: number;
}
