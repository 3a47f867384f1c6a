import type { RatingComment } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../../context.ts';
import { commentsOn } from '../../db/items/ratings.ts';

const COMMENTS_MAX = 200;

/** The ratings of an item that have a comment, latest first. Who may read them is decided before. */
export async function listComments(
  { db }: Context,
  itemId: string,
  actor: Actor | null,
): Promise<RatingComment[]> {
  const rows = await commentsOn(db, itemId, COMMENTS_MAX);
  return rows.map((row) => ({
    author: row.shown_name,
    rating: row.value / 2,
    comment: row.comment ?? '',
    updatedAt: new Date(row.updated_at).toISOString(),
    mine: row.user_id === actor?.id,
  }));
}
