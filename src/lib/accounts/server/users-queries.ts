import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { Role } from '../roles.ts';
import type { UserTable } from './account-tables.ts';

/** A user, with the data needed to check the password. */
export type UserCredentials = Pick<
  Selectable<UserTable>,
  'id' | 'username' | 'username_key' | 'password_hash'
>;

/** A user's names, and when the account was created. */
export type UserNames = Pick<
  Selectable<UserTable>,
  'username' | 'display_name' | 'display_name_looks' | 'shown_name' | 'created_at'
>;

/** The users with any of these keys. */
export function usersWithKeys(db: Kysely<Database>, keys: readonly string[]): Promise<UserCredentials[]> {
  return db
    .selectFrom('user')
    .select(['id', 'username', 'username_key', 'password_hash'])
    .where('username_key', 'in', keys)
    .execute();
}

/** Whether somebody's username has this key. */
export async function isUsernameTaken(db: Kysely<Database>, key: string): Promise<boolean> {
  const same = await db.selectFrom('user').select('id').where('username_key', '=', key).executeTakeFirst();
  return same !== undefined;
}

/** Whether anybody has an account. */
export async function hasUsers(db: Kysely<Database>): Promise<boolean> {
  const anybody = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  return anybody !== undefined;
}

/** A user's names; undefined once the account is gone. */
export function findNames(db: Kysely<Database>, id: string): Promise<UserNames | undefined> {
  return namesOf(db, id).executeTakeFirst();
}

/** A user's names. @throws when the account is gone */
export function readNames(db: Kysely<Database>, id: string): Promise<UserNames> {
  return namesOf(db, id).executeTakeFirstOrThrow();
}

function namesOf(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('user')
    .select(['username', 'display_name', 'display_name_looks', 'shown_name', 'created_at'])
    .where('id', '=', id);
}

/** Whether a user reads lists of cases without titles; null until they chose, or once the account is gone. */
export async function readTitlesHidden(db: Kysely<Database>, id: string): Promise<boolean | null> {
  const user = await db.selectFrom('user').select('titles_hidden').where('id', '=', id).executeTakeFirst();
  return user?.titles_hidden == null ? null : user.titles_hidden === 1;
}

/** A user's password hash; undefined once the account is gone. */
export async function readPasswordHash(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const user = await db.selectFrom('user').select('password_hash').where('id', '=', id).executeTakeFirst();
  return user?.password_hash;
}

/**
 * Locks a user's row until the transaction ends, by an update that changes nothing.
 * @returns false when the password hash has changed since
 */
export async function lockWithPassword(
  trx: Transaction<Database>,
  { id, password_hash }: Pick<UserCredentials, 'id' | 'password_hash'>,
): Promise<boolean> {
  const locked = await trx
    .updateTable('user')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

/** Writes new users. Names must be locked. */
export async function insertUsers(
  trx: Transaction<Database>,
  users: readonly Insertable<UserTable>[],
): Promise<void> {
  await trx.insertInto('user').values(users).execute();
}

/** Updates a user's row. When a name changes, names must be locked. */
export async function updateUser(
  trx: Transaction<Database>,
  id: string,
  columns: Omit<Updateable<UserTable>, 'id'>,
): Promise<void> {
  await trx.updateTable('user').set(columns).where('id', '=', id).execute();
}

/**
 * Deletes a user. The schema's foreign keys clear the owner of the remaining items and delete the sessions.
 * @returns the looks of the deleted names, so that namesakes can be unmarked
 */
export function deleteUser(
  trx: Transaction<Database>,
  id: string,
): Promise<Pick<UserTable, 'username_looks' | 'display_name_looks'> | undefined> {
  return trx
    .deleteFrom('user')
    .where('id', '=', id)
    .returning(['username_looks', 'display_name_looks'])
    .executeTakeFirst();
}

/** Locks one person's row, and so their content, until the transaction ends, by an update that changes nothing. */
export async function lockPerson(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable('user')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .execute();
}

/** A user's role; undefined once the account is gone. */
export async function readRole(db: Kysely<Database>, id: string): Promise<Role | undefined> {
  const user = await db.selectFrom('user').select('account_role').where('id', '=', id).executeTakeFirst();
  return user?.account_role;
}

/** The administrators who can sign in; their rows stay locked until the transaction ends. */
export async function lockAdministrators(trx: Transaction<Database>): Promise<string[]> {
  const administrators = await trx
    .updateTable('user')
    .set((eb) => ({ account_role: eb.ref('account_role') }))
    .where('account_role', '=', 'administrator')
    .where('suspended_at', 'is', null)
    .returning('id')
    .execute();
  return administrators.map(({ id }) => id);
}

/** Whether an account is suspended: nobody can sign in with it. */
export async function isSuspended(db: Kysely<Database>, id: string): Promise<boolean> {
  const user = await db.selectFrom('user').select('suspended_at').where('id', '=', id).executeTakeFirst();
  return user !== undefined && user.suspended_at !== null;
}
