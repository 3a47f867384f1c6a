/** The progress of a transfer from a PACS. */
export interface TransferProgress {
  done: number;
  /** Total number of objects; undefined until every series has been listed. */
  count: number | undefined;
  bytes: number;
}
