import type { Generated } from 'kysely';

/** One person's rating of an item, perhaps with a comment. Key: (item_id, user_id). */
export interface RatingTable {
  item_id: string;
  user_id: string;
  /** Half points, 0 to 20. */
  value: number;
  comment: string | null;
  created_at: number;
  updated_at: number;
  /** The answer of the item's owner to the comment, and when. */
  reply: Generated<string | null>;
  reply_at: Generated<number | null>;
  /** When the item's owner hid the comment from others; null while everybody reads it. */
  hidden_at: Generated<number | null>;
}
