import type { Kysely, Transaction } from 'kysely';
import { writtenBy } from '#lib/items/server/written-by-queries.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ReviewDueTable } from './tables.ts';

/** The next review of an item; undefined when none is set. */
export function readDueRow(db: Kysely<Database>, itemId: string): Promise<ReviewDueTable | undefined> {
  return db.selectFrom('review_due').selectAll().where('item_id', '=', itemId).executeTakeFirst();
}

/** Sets the next review, replacing an earlier setting. The item must be locked. */
export async function writeDueRow(trx: Transaction<Database>, row: ReviewDueTable): Promise<void> {
  await removeDueRow(trx, row.item_id);
  await trx.insertInto('review_due').values(row).execute();
}

/** Removes the next review. The item must be locked. */
export async function removeDueRow(trx: Transaction<Database>, itemId: string): Promise<void> {
  await trx.deleteFrom('review_due').where('item_id', '=', itemId).execute();
}

/** Items of which a person is an author, with a review due by a date; the earliest first. */
export function readDueUntil(db: Kysely<Database>, userId: string, until: string, limit: number) {
  return db
    .selectFrom('review_due')
    .innerJoin('item', 'item.id', 'review_due.item_id')
    .select(['item.id', 'due_on'])
    .select(({ fn }) => fn.coalesce('working_title', 'title').as('title'))
    .where('due_on', '<=', until)
    .where((eb) => writtenBy(eb, userId))
    .orderBy('due_on')
    .orderBy('item.id')
    .limit(limit)
    .execute();
}
