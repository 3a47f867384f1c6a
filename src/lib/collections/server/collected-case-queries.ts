import type { Kysely, Transaction } from 'kysely';
import { batches } from '#lib/platform/server/db/batches.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { CollectionItemTable } from './tables.ts';

/** The cases of a collection, in order. */
export function itemsOfCollection(
  db: Kysely<Database>,
  collectionId: string,
): Promise<CollectionItemTable[]> {
  return db
    .selectFrom('collection_item')
    .selectAll()
    .where('collection_id', '=', collectionId)
    .orderBy('position')
    .orderBy('item_id')
    .execute();
}

/** The collections of a person that contain a case. */
export function collectionsWith(
  db: Kysely<Database>,
  ownerId: string,
  itemId: string,
): Promise<{ id: string; kind: 'review' | 'favourite' | 'named' }[]> {
  return db
    .selectFrom('collection')
    .innerJoin('collection_item', 'collection_item.collection_id', 'collection.id')
    .select(['collection.id', 'collection.kind'])
    .where('owner_id', '=', ownerId)
    .where('item_id', '=', itemId)
    .orderBy('collection.position')
    .execute();
}

/** Replaces the cases of a collection, in this order. Its owner must be locked (`lockPerson`). */
export async function writeItems(
  trx: Transaction<Database>,
  collectionId: string,
  items: readonly Omit<CollectionItemTable, 'collection_id' | 'position'>[],
): Promise<void> {
  await trx.deleteFrom('collection_item').where('collection_id', '=', collectionId).execute();
  const rows = items.map((item, position) => ({ ...item, collection_id: collectionId, position }));
  for (const batch of batches(rows)) await trx.insertInto('collection_item').values(batch).execute();
}

/** Adds a case. The owner must be locked (`lockPerson`). */
export async function insertItem(trx: Transaction<Database>, item: CollectionItemTable): Promise<void> {
  await trx.insertInto('collection_item').values(item).execute();
}

/** Changes the reason why a case is in a collection. */
export async function updateWord(
  trx: Transaction<Database>,
  { collection_id, item_id, word }: Pick<CollectionItemTable, 'collection_id' | 'item_id' | 'word'>,
): Promise<void> {
  await trx
    .updateTable('collection_item')
    .set({ word })
    .where('collection_id', '=', collection_id)
    .where('item_id', '=', item_id)
    .execute();
}

/** Removes a case. @returns whether it was in the collection */
export async function deleteItem(
  trx: Transaction<Database>,
  collectionId: string,
  itemId: string,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('collection_item')
    .where('collection_id', '=', collectionId)
    .where('item_id', '=', itemId)
    .returning('item_id')
    .executeTakeFirst();
  return gone !== undefined;
}
