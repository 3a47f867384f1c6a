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
