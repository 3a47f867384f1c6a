import type { Kysely, Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database, ViewTable } from '#lib/platform/server/db/schema.ts';

/** Tables with one row per person, item and day. */
type DailyTable = 'view' | 'answer_read';
type DailyMark = ViewTable;

/** Whether the person's action on the item is recorded for this day. */
export async function isMarked(db: Kysely<Database>, table: DailyTable, mark: DailyMark): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select('day')
    .where('item_id', '=', mark.item_id)
    .where('user_id', '=', mark.user_id)
    .where('day', '=', mark.day)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the person's action on the item is recorded for any day. */
export async function isMarkedOnAnyDay(
  db: Kysely<Database>,
  table: DailyTable,
  { item_id, user_id }: Omit<DailyMark, 'day'>,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select('day')
    .where('item_id', '=', item_id)
    .where('user_id', '=', user_id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records a person's action on an item. @returns false if it was already recorded for this day */
export async function insertMark(
  trx: Transaction<Database>,
  table: DailyTable,
  mark: DailyMark,
): Promise<boolean> {
  const added = await trx
    .insertInto(table)
    .values(mark)
    .onConflict((conflict) => conflict.columns(['item_id', 'user_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return added !== undefined;
}

/** Records many actions at once. */
export async function insertMarks(
  trx: Transaction<Database>,
  table: DailyTable,
  marks: readonly DailyMark[],
): Promise<void> {
  for (const rows of batches(marks)) await trx.insertInto(table).values(rows).execute();
}
