import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { RatingComment } from '../schemas.ts';
import { commentsOn } from './comments-queries.ts';

/** Number of latest comments shown; the person's own is always shown. */
export const COMMENTS_MAX = 200;

/**
 * The ratings of an item that have a comment, latest first, with the owner's replies. The caller must have checked
 * access.
 */
export async function listComments(
  { db }: Pick<Context, 'db'>,
  itemId: string,
  actor: Actor | null,
): Promise<RatingComment[]> {
  const rows = await commentsOn(db, itemId, actor?.id ?? null, COMMENTS_MAX);
  const latestFirst = rows.toSorted((one, other) => other.updated_at - one.updated_at);
  return latestFirst.map((row) => ({
    author: row.shown_name,
    username: row.username,
    rating: row.value / 2,
    comment: row.comment ?? '',
    updatedAt: new Date(row.updated_at).toISOString(),
    mine: row.user_id === actor?.id,
    ...(row.hidden_at !== null && { hidden: true }),
    ...(row.reply !== null && {
      reply: { text: row.reply, updatedAt: new Date(row.reply_at ?? 0).toISOString() },
    }),
  }));
}
