import type { Generated } from 'kysely';
import type { Confidence, Grade } from '../attempt-rules.ts';

/** One person tries one case. Rows outlive the case, and the person as counts of nobody. */
export interface PracticeAttemptTable {
  /** Made by the device: what is sent twice is there once. */
  id: string;
  user_id: string;
  item_id: string;
  /** The published version that was read; null of what was never published. */
  item_version: number | null;
  at: number;
  /** Of `at`, in Paris. */
  day: string;
  session_id: string | null;
  hypothesis: string | null;
  /** JSON list of texts. */
  differential: string | null;
  confidence: Confidence | null;
  grade: Grade | null;
  graded_at: number | null;
}

/** What FSRS knows of a person's memory of a case. Key: (user_id, item_id). */
export interface PracticeMemoryTable {
  user_id: string;
  item_id: string;
  /** The beginning of a day in Paris. */
  due: number;
  stability: number;
  difficulty: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  state: number;
  last_review: number;
  last_grade: Grade;
  /** Of the images and the answer that were graded (`db/practice/fingerprints.ts`). */
  fingerprint: string;
}

/** Cases that a person works through, in this order. */
export interface PracticeSessionTable {
  id: string;
  user_id: string;
  /** JSON: what was asked for. */
  criteria: string;
  /** JSON list of ids. */
  cases: string;
  /** Index of the case one is at; their number once all are done. */
  position: number;
  created_at: number;
  updated_at: number;
  ended_at: number | null;
}

export interface PracticeSettingTable {
  user_id: string;
  retention: Generated<number>;
}

/** At most one row per case, person and day, like `view`: somebody else's public case's answer was read. */
export interface AnswerReadTable {
  item_id: string;
  user_id: string;
  day: string;
}
