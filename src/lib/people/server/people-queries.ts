import type { Kysely, Transaction } from 'kysely';
import type { ItemKind, ItemRole } from '#lib/items/item.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** A person with a role on an item, with their current names. */
export interface ItemPersonRow {
  userId: string;
  username: string;
  name: string;
  addedAt: number;
}

/** The people with a role on an item, in the order in which they were added. */
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

/** Assigns a role on an item; nothing changes if the person has it already. The item must be locked. */
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

/** Removes a person's role on an item. The item must be locked. */
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

/** Deletes all roles of other people on a person's items, and the links to these items. */
export async function removePeopleOf(trx: Transaction<Database>, ownerId: string): Promise<void> {
  const own = trx.selectFrom('item').select('id').where('owner_id', '=', ownerId);
  await trx.deleteFrom('item_link').where('item_id', 'in', own).execute();
  await trx.deleteFrom('item_person').where('item_id', 'in', own).execute();
}

/** The roles of a person on an item. */
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

/** Items of which a person is a co-author, last changed first, with the titles of the working copies. */
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

/** The roles of a person on other people's items. */
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
