import type { ReviewStatus } from '#lib/domain/review.ts';

/** A step of the review of an item's working copy. Key: (item_id, number). Never changed once written. */
export interface ReviewTable {
  item_id: string;
  /** From 1, without gaps. */
  number: number;
  at: number;
  /** Null once the person's account is gone. */
  user_id: string | null;
  from_status: ReviewStatus;
  to_status: ReviewStatus;
  /** What the person said of it; null of what opened again because it was changed. */
  word: string | null;
  /** The version that validating made, or that a reviewer had found ready; null of every other step. */
  version: number | null;
}
