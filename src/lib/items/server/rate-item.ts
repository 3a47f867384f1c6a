import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { COMMENT_MAX, type ItemKind } from '../item.ts';
import { isRating } from '../rating.ts';
import type { RatingAnswer, RatingPayload } from '../schemas.ts';
import { recordEvent } from './events-queries.ts';
import { lockItem } from './item-write-queries.ts';
import { averageOf } from './project-card.ts';
import { countRating, deleteRating, findRating, setRatingFigures, writeRating } from './ratings-queries.ts';
import { rateable } from './readable-item.ts';

/**
 * Rates another person's public item, or changes the person's rating and comment; an absent comment is unchanged.
 * @throws AppError `rating_invalid`, `comment_too_long`, `not_found`, `own_item`
 */
export async function rateItem(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  payload: RatingPayload,
): Promise<RatingAnswer> {
  if (!isRating(payload.rating)) throw new AppError('rating_invalid');
  // Absent: the comment is unchanged. Empty: it is deleted.
  const comment = payload.comment === undefined ? undefined : payload.comment?.trim() || null;
  if (comment && comment.length > COMMENT_MAX) throw new AppError('comment_too_long');
  const value = payload.rating * 2;
  const now = context.now();
  return tx(context, async (trx) => {
    const item = await rateable(trx, await lockItem(trx, kind, id), actor);
    const before = await findRating(trx, id, actor.id);
    await writeRating(trx, { item_id: id, user_id: actor.id, value, comment }, now);
    await recordEvent(trx, { type: 'rate', at: now, userId: actor.id, item });
    const more = { ratings: before ? 0 : 1, rating_sum: value - (before?.value ?? 0) };
    await countRating(trx, id, before?.created_at ?? now, more);
    const count = item.rating_count + more.ratings;
    return figures(context, trx, id, item.rating_sum + more.rating_sum, count, value);
  });
}

/**
 * Removes the person's rating.
 * @throws AppError `not_found` also if there is none, `own_item`
 */
export function unrateItem(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<RatingAnswer> {
  return tx(context, async (trx) => {
    const item = await rateable(trx, await lockItem(trx, kind, id), actor);
    const before = await deleteRating(trx, id, actor.id);
    if (before === undefined) throw new AppError('not_found');
    return figures(context, trx, id, item.rating_sum - before.value, item.rating_count - 1, null);
  });
}

async function figures(
  context: Context,
  trx: Transaction<Database>,
  id: string,
  sum: number,
  count: number,
  own: number | null,
): Promise<RatingAnswer> {
  await setRatingFigures(trx, id, sum, count);
  await context.contentVersion.bump(trx, 'figures');
  return {
    averageRating: averageOf(sum, count),
    ratingsCount: count,
    userRating: own === null ? null : own / 2,
  };
}
