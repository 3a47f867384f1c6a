import type { Kysely, Transaction } from 'kysely';
import type { Database, ViewTable } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';

/** Whether a view is a person's first of an item, on any day. */
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

/** Those of the items that a person has ever opened. */
export async function openedAmong(
  db: Kysely<Database>,
  ids: readonly string[],
  userId: string,
): Promise<Set<string>> {
  // PostgreSQL does not accept an empty list.
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('view')
    .select('item_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('item_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** The numbers of items of a kind that a person has read: those opened, and the person's own. */
export async function numbersRead(db: Kysely<Database>, kind: ItemKind, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('view')
    .innerJoin('item', 'item.id', 'view.item_id')
    .select('item.number')
    .where('view.user_id', '=', userId)
    .where('item.kind', '=', kind)
    .union(
      db
        .selectFrom('item')
        .select('item.number')
        .where('item.owner_id', '=', userId)
        .where('item.kind', '=', kind),
    )
    .execute();
  return rows.map(({ number }) => number);
}
