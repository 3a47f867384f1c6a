import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { parisDay } from '#lib/platform/day.ts';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { countForItem } from '#lib/statistics/server/count-activity-queries.ts';
import type { ItemKind } from '../item.ts';
import { ratingRank } from '../rating.ts';
import { lockItem } from './item-write-queries.ts';
import type { RatingTable } from './rating-tables.ts';

/** A rating in half points, and when it was first given. */
export type StandingRating = Pick<Selectable<RatingTable>, 'value' | 'created_at'>;

/** A person's rating of an item; undefined if there is none. */
export function findRating(
  db: Kysely<Database>,
  itemId: string,
  userId: string,
): Promise<StandingRating | undefined> {
  return db
    .selectFrom('rating')
    .select(['value', 'created_at'])
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Columns for a new comment: deleting a comment also deletes its reply, and a changed one stays hidden. */
function withComment(comment: string | null | undefined) {
  if (comment === undefined) return {};
  return comment === null ? { comment, reply: null, reply_at: null } : { comment };
}

/** Inserts or replaces a person's rating; an undefined comment is unchanged. */
export async function writeRating(
  trx: Transaction<Database>,
  rating: Pick<RatingTable, 'item_id' | 'user_id' | 'value'> & { comment: string | null | undefined },
  now: number,
): Promise<void> {
  const { value, comment } = rating;
  await trx
    .insertInto('rating')
    .values({ ...rating, comment: comment ?? null, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'user_id'])
        .doUpdateSet({ value, updated_at: now, ...withComment(comment) }),
    )
    .execute();
}

/** Writes many new ratings at once. */
export async function insertRatings(
  trx: Transaction<Database>,
  ratings: readonly Insertable<RatingTable>[],
): Promise<void> {
  for (const rows of batches(ratings)) await trx.insertInto('rating').values(rows).execute();
}

/** Deletes a person's rating, and adjusts the daily counts. @returns the former rating, undefined if there was none */
export async function deleteRating(
  trx: Transaction<Database>,
  itemId: string,
  userId: string,
): Promise<StandingRating | undefined> {
  const gone = await trx
    .deleteFrom('rating')
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .returning(['value', 'created_at'])
    .executeTakeFirst();
  if (gone) await countRating(trx, itemId, gone.created_at, { ratings: -1, rating_sum: -gone.value });
  return gone;
}

/** Counts a rating, or a change of it, on the day when the rating was first given. */
export async function countRating(
  trx: Transaction<Database>,
  itemId: string,
  createdAt: number,
  counts: { ratings: number; rating_sum: number },
): Promise<void> {
  await countForItem(trx, { itemId, day: parisDay(createdAt) }, counts);
}

/** Sets an item's rating figures (sum in half points). The item must be locked. */
export async function setRatingFigures(
  trx: Transaction<Database>,
  id: string,
  sum: number,
  count: number,
): Promise<void> {
  await trx
    .updateTable('item')
    .set({ rating_sum: sum, rating_count: count, rating_rank: ratingRank(sum, count) })
    .where('id', '=', id)
    .execute();
}

/** Deletes all ratings of a person whose account is deleted; returns their number. */
export async function withdrawRatings(trx: Transaction<Database>, userId: string): Promise<number> {
  const ratings = await trx
    .selectFrom('rating')
    .innerJoin('item', 'item.id', 'rating.item_id')
    .select(['item.id', 'item.kind'])
    .where('rating.user_id', '=', userId)
    .orderBy('item.id')
    .execute();
  for (const item of ratings) await withdrawRating(trx, item, userId);
  return ratings.length;
}

/** Deletes a person's rating of an item, if there is one. */
export async function withdrawRating(
  trx: Transaction<Database>,
  { id, kind }: { id: string; kind: ItemKind },
  userId: string,
): Promise<void> {
  const item = await lockItem(trx, kind, id);
  const gone = await deleteRating(trx, id, userId);
  if (item && gone !== undefined)
    await setRatingFigures(trx, id, item.rating_sum - gone.value, item.rating_count - 1);
}

/** A rating with the item it was given to. */
export type GivenRating = Pick<
  Selectable<RatingTable>,
  'value' | 'comment' | 'updated_at' | 'reply' | 'hidden_at'
> & {
  id: string;
  kind: ItemKind;
  title: string;
};

/** The ratings given by a person, least recently changed first. */
export function ratingsBy(db: Kysely<Database>, userId: string): Promise<GivenRating[]> {
  return db
    .selectFrom('rating')
    .innerJoin('item', 'item.id', 'rating.item_id')
    .select(['item.id', 'item.kind', 'item.title', 'rating.value', 'rating.comment', 'rating.updated_at'])
    .select(['rating.reply', 'rating.hidden_at'])
    .where('rating.user_id', '=', userId)
    .orderBy('rating.updated_at')
    .execute();
}
