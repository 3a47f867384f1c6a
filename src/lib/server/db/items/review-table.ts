import type { ItemRole } from '#lib/domain/item.ts';
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

/** The unlisted link to an item: who has it reads the item. */
export interface ItemLinkTable {
  item_id: string;
  /** What its address ends with, kept as it is since its owner reads it again. */
  token: string;
  made_at: number;
}

/** Who works on an item beside its owner. Key: (item_id, user_id, role). */
export interface ItemPersonTable {
  item_id: string;
  user_id: string;
  role: ItemRole;
  added_at: number;
  /** Null once that person's account is gone. */
  added_by: string | null;
}
