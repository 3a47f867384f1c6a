import type { Generated } from 'kysely';

/** One person's rating of an item, optionally with a comment. Key: (item_id, user_id). */
export interface RatingTable {
  item_id: string;
  user_id: string;
  /** Rating in half points, 0 to 20. */
  value: number;
  comment: string | null;
  created_at: number;
  updated_at: number;
  /** The reply of the item's owner to the comment, and its time. */
  reply: Generated<string | null>;
  reply_at: Generated<number | null>;
  /** Time at which the item's owner hid the comment from others; null while it is visible. */
  hidden_at: Generated<number | null>;
}
