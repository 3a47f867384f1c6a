import type { Kysely, Transaction } from 'kysely';
import { batches } from '../batches.ts';
import type { Database, ViewTable } from '../schema.ts';

/** Whether a view has been counted: this person opened this item on this day. */
export async function isViewCounted(db: Kysely<Database>, view: ViewTable): Promise<boolean> {
  const counted = await db
    .selectFrom('view')
    .select('day')
    .where('item_id', '=', view.item_id)
    .where('user_id', '=', view.user_id)
    .where('day', '=', view.day)
    .executeTakeFirst();
  return counted !== undefined;
}

/** Writes a view. @returns false when it is counted already */
export async function insertView(trx: Transaction<Database>, view: ViewTable): Promise<boolean> {
  const added = await trx
    .insertInto('view')
    .values(view)
    .onConflict((conflict) => conflict.columns(['item_id', 'user_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether a person had never opened an item before a day on which they did. */
export async function isFirstView(trx: Transaction<Database>, view: ViewTable): Promise<boolean> {
  const before = await trx
    .selectFrom('view')
    .select('day')
    .where('item_id', '=', view.item_id)
    .where('user_id', '=', view.user_id)
    .where('day', '<', view.day)
    .limit(1)
    .executeTakeFirst();
  return before === undefined;
}

/** Writes many new views at once. */
export async function insertViews(trx: Transaction<Database>, views: readonly ViewTable[]): Promise<void> {
  for (const rows of batches(views)) await trx.insertInto('view').values(rows).execute();
}
