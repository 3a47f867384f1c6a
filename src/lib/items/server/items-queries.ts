import type { Kysely, Transaction, Updateable } from 'kysely';
import { moveHidden } from '#lib/moderation/server/hidden-images-queries.ts';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database, ItemTable } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import type { ItemRow } from './item-write-queries.ts';

/** An item of any kind; undefined if it does not exist. */
export function findItemOfAnyKind(db: Kysely<Database>, id: string): Promise<ItemRow | undefined> {
  return db.selectFrom('item').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A person's items, in the order of their creation. */
export function itemsOf(db: Kysely<Database>, ownerId: string): Promise<{ id: string; kind: ItemKind }[]> {
  return db.selectFrom('item').select(['id', 'kind']).where('owner_id', '=', ownerId).orderBy('id').execute();
}

/** Updates an item's row, but no related rows. The item must be locked. */
export async function updateItem(
  trx: Transaction<Database>,
  id: string,
  columns: Updateable<ItemTable>,
): Promise<void> {
  await trx.updateTable('item').set(columns).where('id', '=', id).execute();
}

/**
 * Deletes an item with its related rows, through foreign keys. Images that an administrator hid in it stay
 * hidden in other items.
 */
export async function deleteItemRow(trx: Transaction<Database>, id: string): Promise<void> {
  await moveHidden(trx, { itemIds: [id] });
  await trx.deleteFrom('item').where('id', '=', id).execute();
}

/** Deletes a person's items, except public ones if they are kept, as `deleteItemRow` does. */
export async function deleteItemsOf(
  trx: Transaction<Database>,
  ownerId: string,
  { keepPublic }: { keepPublic: boolean },
): Promise<void> {
  const rows = await trx
    .selectFrom('item')
    .select('id')
    .where('owner_id', '=', ownerId)
    .$if(keepPublic, (query) => query.where('visibility', '!=', 'public'))
    .execute();
  for (const ids of batches(rows.map(({ id }) => id))) {
    await moveHidden(trx, { itemIds: ids });
    await trx.deleteFrom('item').where('id', 'in', ids).execute();
  }
}
