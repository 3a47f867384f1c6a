/**
 * Who may attach which file: one row per finished upload, and per file that left an item of theirs (so that
 * undoing works). Swept after a week.
 */
export interface UploadTable {
  /** The upload's own id: asking again for a finished upload gives the same answer. */
  id: string;
  user_id: string;
  sha256: string;
  created_at: number;
}
