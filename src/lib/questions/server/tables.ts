/** A person's answers to the questions of a case. Key: (user_id, item_id, round). */
export interface QuestionAttemptTable {
  user_id: string;
  item_id: string;
  /** Number of the attempt, from 1. */
  round: number;
  /** The published version that was answered; null for a case that was never published. */
  item_version: number | null;
  /** JSON list of `ValidatedStep`, in order of validation, from which marks are computed. */
  steps: string;
  started_at: number;
  /** Null until the last step is validated. */
  finished_at: number | null;
}
