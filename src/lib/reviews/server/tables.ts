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
  /** The version created by a validation, or approved by a reviewer; null for any other step. */
  version: number | null;
}

/** The next review of an item. Key: item_id. */
export interface ReviewDueTable {
  item_id: string;
  /** A date in Europe/Paris, `2026-11-21`; the review is overdue from the next day on. */
  due_on: string;
  /** The period after which a review is due again; null when only a date was set. */
  months: number | null;
  /** Date on which an author last found nothing to change; null if never. */
  reviewed_on: string | null;
}
