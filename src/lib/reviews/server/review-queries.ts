import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { REVIEW_PART, reviewText } from '#lib/items/kinds/review-part.ts';
import { readPart, replacePart } from '#lib/items/server/item-parts-queries.ts';
import { sameText } from '#lib/items/server/item-versions-queries.ts';
import type { ItemRow } from '#lib/items/server/item-write-queries.ts';
import { fold } from '#lib/platform/fold.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { type ReviewStatus, VALIDATED, WRITING } from '../review-rules.ts';
import type { ReviewTable } from './tables.ts';

/** A step of a review, with the current name of the person who took it; null when their account was deleted. */
export type ReviewRow = Pick<ReviewTable, 'at' | 'from_status' | 'to_status' | 'word' | 'version'> & {
  by: string | null;
  user_id: string | null;
};

/** Whether the item's owner took a step. False when the account of either was deleted, since it is then unknown. */
export const isByAuthor = (
  { user_id }: Pick<ReviewRow, 'user_id'>,
  { owner_id }: Pick<ItemRow, 'owner_id'>,
): boolean => user_id !== null && user_id === owner_id;

function steps(db: Kysely<Database>, itemId: string) {
  return db
    .selectFrom('review')
    .leftJoin('user', 'user.id', 'review.user_id')
    .select(['review.at', 'from_status', 'to_status', 'word', 'version', 'user_id', 'user.shown_name as by'])
    .where('item_id', '=', itemId)
    .orderBy('review.number', 'desc');
}

/** The steps of an item's review, latest first. */
export function readReviews(db: Kysely<Database>, itemId: string): Promise<ReviewRow[]> {
  return steps(db, itemId).execute();
}

/** The steps that a person took in reviews of other people's items, oldest first. */
export function reviewsBy(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('review')
    .innerJoin('item', 'item.id', 'review.item_id')
    .select(['item_id', 'at', 'from_status', 'to_status', 'word', 'version'])
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('owner_id', 'is', null), eb('owner_id', '!=', userId)]))
    .orderBy('at')
    .orderBy('review.number')
    .execute();
}

/** The step that validated a version, or an earlier version that differs only in title or tags. */
export function validationOf(
  db: Kysely<Database>,
  itemId: string,
  version: number,
): Promise<ReviewRow | undefined> {
  return steps(db, itemId).where('version', '<=', version).limit(1).executeTakeFirst();
}

/** Stores a step of an item's review, numbered after the earlier ones. The item must be locked. */
export async function insertReview(
  trx: Transaction<Database>,
  step: Omit<Insertable<ReviewTable>, 'number'>,
): Promise<void> {
  const { last } = await trx
    .selectFrom('review')
    .select((eb) => eb.fn.max('review.number').as('last'))
    .where('item_id', '=', step.item_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('review')
    .values({ ...step, number: Number(last ?? 0) + 1 })
    .execute();
}

/**
 * Sets the status of an item's working copy, which its owner's lists read; for a reviewed kind also the part of the
 * body. That part's text is shared with the last version if they are equal. The item must be locked.
 * @returns the item after the change
 */
export async function writeReviewStatus(
  trx: Transaction<Database>,
  item: ItemRow,
  review_status: ReviewStatus,
): Promise<ItemRow> {
  const { id, kind, visibility, number } = item;
  if (KINDS[kind].reviewed) await writeReviewPart(trx, item, review_status);
  await trx.updateTable('item').set({ review_status }).where('id', '=', id).execute();
  const facet = 'reviewStatus';
  await trx.deleteFrom('item_facet').where('number', '=', number).where('facet', '=', facet).execute();
  await trx
    .insertInto('item_facet')
    .values({ kind, visibility, facet, value: fold(review_status), number })
    .execute();
  return { ...item, review_status };
}

async function writeReviewPart(
  trx: Transaction<Database>,
  item: ItemRow,
  status: ReviewStatus,
): Promise<void> {
  const { id, revision, published_version: last } = item;
  const before = await readPart(trx, item, REVIEW_PART);
  const text = reviewText(status);
  const sharedId = last === null ? undefined : await sameText(trx, id, last, { part: REVIEW_PART, text });
  const next = sharedId === undefined ? { text } : { sharedId };
  await replacePart(trx, id, before, { ...next, revision: revision + 1 });
}

/**
 * Records that a version is the state that a reviewer approved in the last step of the item's review.
 * The item must be locked.
 */
export async function noteReadyVersion(
  trx: Transaction<Database>,
  itemId: string,
  version: number,
): Promise<void> {
  const { last } = await trx
    .selectFrom('review')
    .select((eb) => eb.fn.max('review.number').as('last'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('review')
    .set({ version })
    .where('item_id', '=', itemId)
    .where('review.number', '=', Number(last ?? 0))
    .where('to_status', '=', VALIDATED)
    .execute();
}

/** Applies the verdict to a version that differs only in title or tags, which are not reviewed. */
export async function carryReadyVersion(
  trx: Transaction<Database>,
  itemId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await trx
    .updateTable('review')
    .set({ version: to })
    .where('item_id', '=', itemId)
    .where('version', '=', from)
    .execute();
}

/**
 * Updates the review after a change of the working copy, by a step without a comment. The item
 * must be locked.
 * @returns the item after the change
 */
export async function followReview(
  trx: Transaction<Database>,
  item: ItemRow,
  to: ReviewStatus,
  { actor, at }: { actor: Actor; at: number },
): Promise<ItemRow> {
  const from = item.review_status ?? WRITING;
  if (from === to) return item;
  const step = { item_id: item.id, at, user_id: actor.id, from_status: from, to_status: to };
  await insertReview(trx, { ...step, word: null, version: null });
  return writeReviewStatus(trx, item, to);
}

/** Starts a separate review for a new copy. */
export async function restartReview(
  trx: Transaction<Database>,
  copy: Pick<ItemRow, 'kind' | 'id'>,
): Promise<void> {
  const shared = await readPart(trx, copy, REVIEW_PART);
  await replacePart(trx, copy.id, shared, { text: reviewText(WRITING), revision: 1 });
}
