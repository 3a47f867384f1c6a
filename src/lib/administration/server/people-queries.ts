import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { AccountFilter, AccountRow, OwnPublicItem } from '../account.ts';

const ACCOUNT = [
  'id',
  'username',
  'shown_name',
  'account_role as role',
  'suspended_at',
  'created_at',
] as const;

const matching = (db: Kysely<Database>, { key, role, isSuspended }: AccountFilter) =>
  db
    .selectFrom('user')
    .$if(key !== '', (query) => query.where('username_key', 'like', `%${key.replaceAll(/[%_\\]/g, '')}%`))
    .$if(role !== undefined, (query) => query.where('account_role', '=', role!))
    .$if(isSuspended, (query) => query.where('suspended_at', 'is not', null));

/** Accounts by username, from an offset on. */
export function accountsFrom(
  db: Kysely<Database>,
  filter: AccountFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<AccountRow[]> {
  return matching(db, filter).select(ACCOUNT).orderBy('username_key').offset(offset).limit(limit).execute();
}

/** Counts the accounts that match a filter. */
export async function countAccounts(db: Kysely<Database>, filter: AccountFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One account; undefined once it is gone. */
export function findAccount(db: Kysely<Database>, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('user').select(ACCOUNT).where('id', '=', id).executeTakeFirst();
}

/** A person's public items, with their co-authors in the order in which they were added. */
export async function publicItemsOf(db: Kysely<Database>, ownerId: string): Promise<OwnPublicItem[]> {
  const items = await db
    .selectFrom('item')
    .select(['id', 'kind', 'title'])
    .where('owner_id', '=', ownerId)
    .where('visibility', '=', 'public')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  const writers = await db
    .selectFrom('item')
    .innerJoin('item_person', 'item_person.item_id', 'item.id')
    .innerJoin('user', 'user.id', 'item_person.user_id')
    .select(['item.id', 'user.username'])
    .where('item.owner_id', '=', ownerId)
    .where('item.visibility', '=', 'public')
    .where('item_person.role', '=', 'author')
    .orderBy('item_person.added_at')
    .execute();
  return items.map((item) => ({
    ...item,
    coAuthors: writers.filter(({ id }) => id === item.id).map(({ username }) => username),
  }));
}
