/** What a person answered to the questions of a case. Key: (user_id, item_id, round). */
export interface QuestionAttemptTable {
  user_id: string;
  item_id: string;
  /** First, second … time, from 1. */
  round: number;
  /** The published version that asked; null for a case never published. */
  item_version: number | null;
  /** JSON list of `ValidatedStep`, in the order in which they were validated. Marks are computed from it. */
  steps: string;
  started_at: number;
  /** Null until the last step is validated. */
  finished_at: number | null;
}
