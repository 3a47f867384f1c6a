import type { ReviewStatus } from '../review-rules.ts';

/** A step of the review of an item's working copy. Key: (item_id, number). Never changed once written. */
export interface ReviewTable {
  item_id: string;
  /** From 1, without gaps. */
  number: number;
  at: number;
  /** Null once the person's account is deleted. */
  user_id: string | null;
  from_status: ReviewStatus;
  to_status: ReviewStatus;
  /** The person's comment; null for a step made by a later change. */
  word: string | null;
  /** The version made by validating, or found ready by a reviewer; null for any other step. */
  version: number | null;
}

/** When an item is to be reviewed again. Key: item_id. */
export interface ReviewDueTable {
  item_id: string;
  /** A day of Europe/Paris, `2026-11-21`; the item is overdue from the next one on. */
  due_on: string;
  /** The period that « reviewed, nothing to change » moves it on by; null when only a date was set. */
  months: number | null;
  /** When an author last found nothing to change; null before. */
  reviewed_on: string | null;
}
