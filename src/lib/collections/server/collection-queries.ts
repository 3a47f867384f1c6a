import type { Kysely, Transaction, Updateable } from 'kysely';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { type CollectionKind, isStanding, type StandingCollection } from '../rules.ts';
import type { CollectionTable } from './tables.ts';

/** A collection with its number of cases. */
export interface CountedCollection extends CollectionTable {
  cases: number;
}

function counted(db: Kysely<Database>) {
  return db
    .selectFrom('collection')
    .selectAll('collection')
    .select((eb) =>
      eb
        .selectFrom('collection_item')
        .select((count) => count.fn.countAll<number>().as('cases'))
        .whereRef('collection_item.collection_id', '=', 'collection.id')
        .as('cases'),
    );
}

const withCount = (row: CollectionTable & { cases: number | null }): CountedCollection => ({
  ...row,
  cases: Number(row.cases),
});

/** A person's collections, in their order. */
export async function collectionsOf(db: Kysely<Database>, ownerId: string): Promise<CountedCollection[]> {
  const rows = await counted(db)
    .where('owner_id', '=', ownerId)
    .orderBy('position')
    .orderBy('collection.id')
    .execute();
  return rows.map(withCount);
}

/** A person's collection, by its id or by `review` or `favourite`. */
export async function findCollection(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
): Promise<CountedCollection | undefined> {
  const query = counted(db).where('owner_id', '=', ownerId);
  const found = isStanding(id) ? query.where('kind', '=', id) : query.where('collection.id', '=', id);
  const row = await found.executeTakeFirst();
  return row && withCount(row);
}

/** The collection behind a shared link, with its owner's name. */
export async function findShared(
  db: Kysely<Database>,
  token: string,
): Promise<(CountedCollection & { owner: string }) | undefined> {
  const row = await counted(db)
    .innerJoin('user', 'user.id', 'collection.owner_id')
    .select('user.shown_name as owner')
    .where('share_token', '=', token)
    .executeTakeFirst();
  return row && { ...withCount(row), owner: row.owner };
}

/** Number of collections that a person has named. */
export async function countNamed(db: Kysely<Database>, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collection')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'named')
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewRow {
  kind: CollectionKind;
  name: string;
  description: string;
  position: number;
}

/** Inserts a collection. The person must be locked (`lockPerson`). */
async function insertCollection(
  trx: Transaction<Database>,
  ownerId: string,
  row: NewRow,
  now: number,
): Promise<CountedCollection> {
  const times = { created_at: now, updated_at: now };
  const made = await trx
    .insertInto('collection')
    .values({ id: newId(now), owner_id: ownerId, ...row, share_token: null, revision: 1, ...times })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...made, cases: 0 };
}

/** Inserts a named collection as the last one. The person must be locked (`lockPerson`). */
export async function insertNamed(
  trx: Transaction<Database>,
  ownerId: string,
  { name, description }: Pick<NewRow, 'name' | 'description'>,
  now: number,
): Promise<CountedCollection> {
  const { last } = await trx
    .selectFrom('collection')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return insertCollection(trx, ownerId, { kind: 'named', name, description, position: (last ?? 0) + 1 }, now);
}

/** Inserts one of the two lists that every account has. The person must be locked (`lockPerson`). */
export function insertStanding(
  trx: Transaction<Database>,
  ownerId: string,
  kind: StandingCollection,
  now: number,
): Promise<CountedCollection> {
  return insertCollection(trx, ownerId, { kind, name: '', description: '', position: 0 }, now);
}

/** Updates a collection's own row. */
export async function updateCollection(
  trx: Transaction<Database>,
  id: string,
  columns: Updateable<CollectionTable>,
): Promise<void> {
  await trx.updateTable('collection').set(columns).where('id', '=', id).execute();
}

/** Deletes a named collection. @returns whether there was one */
export async function deleteCollection(db: Kysely<Database>, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('collection')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'named')
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Withdraws a collection's link, whoever owns it. @returns its owner; null when it no longer exists */
export async function unshare(trx: Transaction<Database>, id: string): Promise<string | null> {
  const row = await trx
    .updateTable('collection')
    .set({ share_token: null })
    .where('id', '=', id)
    .returning('owner_id')
    .executeTakeFirst();
  return row?.owner_id ?? null;
}
