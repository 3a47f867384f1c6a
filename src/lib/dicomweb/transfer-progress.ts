/** The progress of a transfer from a PACS. */
export interface TransferProgress {
  done: number;
  /** Number of objects; undefined until every series was listed. */
  count: number | undefined;
  bytes: number;
}
