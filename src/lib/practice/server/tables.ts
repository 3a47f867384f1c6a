import type { Generated } from 'kysely';
import type { Confidence, Grade } from '../attempt-rules.ts';

/** An attempt at a case. Rows outlive the case, and the person's account as anonymous counts. */
export interface PracticeAttemptTable {
  /** Made by the device, so that an attempt sent twice is stored once. */
  id: string;
  user_id: string;
  item_id: string;
  /** The published version that was read; null for a case never published. */
  item_version: number | null;
  at: number;
  /** Day of `at` in Paris. */
  day: string;
  session_id: string | null;
  hypothesis: string | null;
  /** JSON list of texts. */
  differential: string | null;
  confidence: Confidence | null;
  grade: Grade | null;
  graded_at: number | null;
  /** The day of `graded_at` by the person's own clock. Null: in Paris, as all were once. */
  graded_day: string | null;
  /** The retention that was asked for when it was graded. */
  retention: number | null;
  /** Fingerprint of the images and the answer that were graded; null for an old grade that was not the last. */
  fingerprint: string | null;
  /** When its grade was last given, corrected or taken back, by the clock of the device; null before there was one. */
  changed_at: number | null;
}

/** A grade as it is stored: with the day and the retention of when it was given, unless it is older than these. */
export interface StoredGrade {
  grade: Grade;
  graded_at: number;
  graded_day: string | null;
  retention: number | null;
}

/** FSRS state of a person's memory of a case. Key: (user_id, item_id). */
export interface PracticeMemoryTable {
  user_id: string;
  item_id: string;
  /** Start of a day by the person's own clock. */
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
  /** Fingerprint of the graded images and answer (`fingerprint-queries.ts`). */
  fingerprint: string;
}

/** A session: the cases that a person works through, in order. */
export interface PracticeSessionTable {
  id: string;
  user_id: string;
  /** JSON of the criteria. */
  criteria: string;
  /** JSON list of ids. */
  cases: string;
  /** Index of the current case; the number of cases once all are done. */
  position: number;
  created_at: number;
  updated_at: number;
  ended_at: number | null;
}

export interface PracticeSettingTable {
  user_id: string;
  retention: Generated<number>;
  /** IANA name of the time zone in which the person's days begin. */
  time_zone: Generated<string>;
  /** Hour at which they begin: 0 for midnight. */
  day_start: Generated<number>;
}

/** A case that a person asked not to be offered again. Key: (user_id, item_id). */
export interface PracticeSetAsideTable {
  user_id: string;
  item_id: string;
  at: number;
}

/** The answer of somebody else's public case was read. One row per case, person and day at most, like `view`. */
export interface AnswerReadTable {
  item_id: string;
  user_id: string;
  day: string;
}
