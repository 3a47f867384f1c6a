/** How far a transfer from a PACS is. */
export interface TransferProgress {
  done: number;
  /** How many objects there are; unknown until every series was listed. */
  count: number | undefined;
  bytes: number;
}
