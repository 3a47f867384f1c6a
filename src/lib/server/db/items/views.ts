import type { Transaction } from 'kysely';
import type { Database, ViewTable } from '../schema.ts';

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
