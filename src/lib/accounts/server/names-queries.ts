import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { shownName } from '../shown-name.ts';

/** Locks all names for this transaction; every write of a name takes this lock first. */
export async function lockNames(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable('meta')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', 'names')
    .execute();
}

/** Whether somebody's username or display name looks like this. */
export async function isLookTaken(db: Kysely<Database>, looks: string): Promise<boolean> {
  const found = await db
    .selectFrom('user')
    .select('id')
    .where(({ eb, or }) => or([eb('username_looks', '=', looks), eb('display_name_looks', '=', looks)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a display name with these looks can be mistaken for another: two people have it, or it is a username. */
async function isShared(trx: Transaction<Database>, looks: string): Promise<boolean> {
  const [one, two] = await trx
    .selectFrom('user')
    .select('id')
    .where('display_name_looks', '=', looks)
    .limit(2)
    .execute();
  if (!one || two) return two !== undefined;
  const namesake = await trx
    .selectFrom('user')
    .select('id')
    .where('username_looks', '=', looks)
    .where('id', '!=', one.id)
    .limit(1)
    .executeTakeFirst();
  return namesake !== undefined;
}

/**
 * Marks the display names with these looks (if any) when they can be mistaken for another person's, and unmarks them
 * when they no longer can. No item needs an update: search ignores the mark. Names must be locked.
 */
export async function markNamesakes(trx: Transaction<Database>, looks: string | null): Promise<void> {
  if (looks === null) return;
  const shared = await isShared(trx, looks);
  const wrong = await trx
    .selectFrom('user')
    .select(['id', 'username', 'display_name'])
    .where('display_name_looks', '=', looks)
    .where(({ eb, ref }) => eb('shown_name', shared ? '=' : '<>', ref('display_name')))
    .execute();
  for (const { id, username, display_name } of wrong) {
    const shown_name = shownName(username, display_name, shared);
    await trx.updateTable('user').set({ shown_name }).where('id', '=', id).execute();
  }
}
