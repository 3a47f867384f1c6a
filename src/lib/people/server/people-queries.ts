import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { ItemKind, ItemRole } from '#lib/domain/item.ts';
import { REVIEWING, WRITING } from '#lib/domain/review.ts';
import { REVIEWED_KINDS } from '#lib/kinds/reviewed-kinds.ts';
import type { ReviewTable } from '#lib/server/db/items/review-table.ts';
import type { Database } from '#lib/server/db/schema.ts';

/** A person with a role on an item, under their present name. */
export interface ItemPersonRow {
  userId: string;
  username: string;
  name: string;
  addedAt: number;
}

/** The people with a role on an item, in the order of naming. */
export function peopleOf(db: Kysely<Database>, itemId: string, role: ItemRole): Promise<ItemPersonRow[]> {
  return db
    .selectFrom('item_person')
    .innerJoin('user', 'user.id', 'item_person.user_id')
    .select(['user.id as userId', 'username', 'shown_name as name', 'added_at as addedAt'])
    .where('item_id', '=', itemId)
    .where('role', '=', role)
    .orderBy('added_at')
    .orderBy('user.id')
    .execute();
}

/** Gives somebody a role on an item; nothing changes if they have it. The item must be locked. */
export async function addPerson(
  trx: Transaction<Database>,
  person: { item_id: string; user_id: string; role: ItemRole; added_at: number; added_by: string | null },
): Promise<void> {
  await trx
    .insertInto('item_person')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a role on an item from somebody. The item must be locked. */
export async function removePerson(
  trx: Transaction<Database>,
  { itemId, userId, role }: { itemId: string; userId: string; role: ItemRole },
): Promise<void> {
  await trx
    .deleteFrom('item_person')
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .execute();
}

/** Deletes all roles of others on a person's items, and the links to these items. */
export async function removePeopleOf(trx: Transaction<Database>, ownerId: string): Promise<void> {
  const own = trx.selectFrom('item').select('id').where('owner_id', '=', ownerId);
  await trx.deleteFrom('item_link').where('item_id', 'in', own).execute();
  await trx.deleteFrom('item_person').where('item_id', 'in', own).execute();
}

/** The roles that somebody has on an item. */
export async function rolesOn(
  db: Kysely<Database>,
  itemId: string,
  userId: string,
): Promise<ReadonlySet<ItemRole>> {
  const rows = await db
    .selectFrom('item_person')
    .select('role')
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ role }) => role));
}

/** The latest step of each review. */
const isLastStep = ({
  eb,
  selectFrom,
}: ExpressionBuilder<Database & { step: ReviewTable }, 'item' | 'review'>) =>
  eb(
    'review.number',
    '=',
    selectFrom('review as step')
      .select(({ fn }) => fn.max('step.number').as('last'))
      .whereRef('step.item_id', '=', 'item.id'),
  );

function reviewed(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('item_person')
    .innerJoin('item', 'item.id', 'item_person.item_id')
    .where('item_person.user_id', '=', userId)
    .where('role', '=', 'reviewer');
}

/**
 * Whether somebody is a reviewer of an item that was submitted: its working copy is under review or, for a kind whose
 * versions are made by review, it was validated before. A mere draft is its author's alone.
 */
export async function isReviewer(db: Kysely<Database>, itemId: string, userId: string): Promise<boolean> {
  const row = await reviewed(db, userId)
    .select('item.id')
    .where('item.id', '=', itemId)
    .where(({ or, and, eb }) =>
      or([
        eb('review_status', '=', REVIEWING),
        and([
          eb('kind', 'in', REVIEWED_KINDS),
          or([eb('review_status', '!=', WRITING), eb('published_version', 'is not', null)]),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Reviews that somebody is asked for, oldest request first. */
export function awaitingReviewBy(db: Kysely<Database>, userId: string, kind: ItemKind) {
  return reviewed(db, userId)
    .innerJoin('review', 'review.item_id', 'item.id')
    .leftJoin('user', 'user.id', 'item.owner_id')
    .select(['item.id', 'review.at', 'review.word', 'user.shown_name as author'])
    .select(({ fn }) => fn.coalesce('working_title', 'title').as('title'))
    .where('kind', '=', kind)
    .where('review_status', '=', REVIEWING)
    .where(isLastStep)
    .orderBy('review.at')
    .orderBy('item.id')
    .execute();
}

/**
 * Answers of reviewers about somebody's own items, latest first, until the owner asks again or publishes. For a kind
 * whose validation makes a version, only items that were sent back.
 */
export function answeredReviews(db: Kysely<Database>, ownerId: string, kind: ItemKind) {
  return db
    .selectFrom('item')
    .innerJoin('review', 'review.item_id', 'item.id')
    .innerJoin('user', 'user.id', 'review.user_id')
    .select(['item.id', 'review.at', 'review.word', 'to_status', 'user.shown_name as by'])
    .select(({ fn }) => fn.coalesce('working_title', 'title').as('title'))
    .where('item.owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('review.user_id', '!=', ownerId)
    .where('from_status', '=', REVIEWING)
    .where('version', 'is', null)
    .where(({ or, eb }) => or([eb('visibility', '!=', 'public'), eb('has_changes', '=', 1)]))
    .where(isLastStep)
    .orderBy('review.at', 'desc')
    .orderBy('item.id')
    .execute();
}

/** Items that somebody is a co-author of, last changed first, with the titles of the working copies. */
export function writtenWith(db: Kysely<Database>, userId: string, kind: ItemKind) {
  return db
    .selectFrom('item_person')
    .innerJoin('item', 'item.id', 'item_person.item_id')
    .innerJoin('user', 'user.id', 'item.owner_id')
    .select(['item.id', 'item.updated_at as updatedAt', 'user.shown_name as owner', 'visibility'])
    .select(({ fn }) => fn.coalesce('working_title', 'title').as('title'))
    .where('item_person.user_id', '=', userId)
    .where('role', '=', 'author')
    .where('kind', '=', kind)
    .orderBy('item.updated_at', 'desc')
    .orderBy('item.id')
    .execute();
}

/** The roles that somebody has on others' items. */
export function rolesOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('item_person')
    .innerJoin('item', 'item.id', 'item_person.item_id')
    .select(['item.id', 'kind', 'role', 'added_at as addedAt'])
    .where('item_person.user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('item.id')
    .execute();
}
