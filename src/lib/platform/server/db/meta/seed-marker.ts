import type { Kysely, Transaction } from 'kysely';
import { hasUsers } from '#lib/accounts/server/users-queries.ts';
import type { Database } from '../schema.ts';

/** Key in `meta` of the name of the content that an empty database was filled with. */
const SEED = 'seed';

/** Whether the database was filled with demo content. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  const marker = await db.selectFrom('meta').select('key').where('key', '=', SEED).executeTakeFirst();
  return marker !== undefined;
}

/** Whether the database contains people or items, which rules out filling it with demo content. */
export async function isFilled(db: Kysely<Database>): Promise<boolean> {
  return (await isSeeded(db)) || (await hasUsers(db));
}

/** Records the content that the database is filled with. @returns false if another process has already done so */
export async function markSeeded(trx: Transaction<Database>, content: string): Promise<boolean> {
  const marked = await trx
    .insertInto('meta')
    .values({ key: SEED, value: content })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return marked !== undefined;
}
