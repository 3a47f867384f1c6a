import type { RatingComment } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../../context.ts';

const COMMENTS_MAX = 200;

/** The ratings of an item that have a comment, latest first. Who may read them is decided before. */
export async function listComments(
  { db }: Context,
  itemId: string,
  actor: Actor | null,
): Promise<RatingComment[]> {
  const rows = await db
    .selectFrom('rating')
    .innerJoin('user', 'user.id', 'rating.user_id')
    .select(['rating.user_id', 'rating.value', 'rating.comment', 'rating.updated_at'])
    .select('user.shown_name')
    .where('rating.item_id', '=', itemId)
    .where('rating.comment', 'is not', null)
    .orderBy('rating.updated_at', 'desc')
    .orderBy('rating.user_id')
    .limit(COMMENTS_MAX)
    .execute();
  return rows.map((row) => ({
    author: row.shown_name,
    rating: row.value / 2,
    comment: row.comment ?? '',
    updatedAt: new Date(row.updated_at).toISOString(),
    mine: row.user_id === actor?.id,
  }));
}
