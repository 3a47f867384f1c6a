import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind, Visibility } from '../item.ts';

/** A person's item with co-authors, and the first co-author named by its owner. */
export interface CoWrittenItem {
  id: string;
  kind: ItemKind;
  visibility: Visibility;
  successor: { id: string; name: string };
}

/**
 * Locks a person's co-written items until the end of the transaction: no co-author can be added or leave
 * meanwhile.
 */
export async function lockCoWritten(trx: Transaction<Database>, ownerId: string): Promise<void> {
  await trx
    .updateTable('item')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('item_person').select('item_id').where('role', '=', 'author'),
    )
    .execute();
}

/** A person's items with co-authors, in the order of succession. */
export async function coWrittenItems(db: Kysely<Database>, ownerId: string): Promise<CoWrittenItem[]> {
  const rows = await db
    .selectFrom('item')
    .innerJoin('item_person', 'item_person.item_id', 'item.id')
    .innerJoin('user', 'user.id', 'item_person.user_id')
    .select(['item.id', 'item.kind', 'item.visibility', 'user.id as userId', 'user.shown_name as name'])
    .where('item.owner_id', '=', ownerId)
    .where('role', '=', 'author')
    .orderBy('item_person.added_at')
    .orderBy('user.id')
    .execute();
  const first = new Map<string, CoWrittenItem>();
  for (const { userId, name, ...item } of rows)
    if (!first.has(item.id)) first.set(item.id, { ...item, successor: { id: userId, name } });
  const key = ({ successor, id }: CoWrittenItem) => `${successor.id} ${id}`;
  return [...first.values()].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/**
 * Transfers an item to another person, whose other roles in it end. Its revision is unchanged, because its content
 * is; `updated_at` puts it first in the new owner's list, where it is noticed. The item must be locked.
 */
export async function giveItem(
  trx: Transaction<Database>,
  { itemId, ownerId, at }: { itemId: string; ownerId: string; at: number },
): Promise<void> {
  await trx.updateTable('item').set({ owner_id: ownerId, updated_at: at }).where('id', '=', itemId).execute();
  await trx.deleteFrom('item_person').where('item_id', '=', itemId).where('user_id', '=', ownerId).execute();
}
