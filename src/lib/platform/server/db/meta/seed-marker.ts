import type { Kysely, Transaction } from 'kysely';
import { hasUsers } from '#lib/accounts/server/users-queries.ts';
import type { Database } from '../schema.ts';

/** Key in `meta` of what an empty database was filled with. */
const SEED = 'seed';

/** Whether the database was filled with made-up content. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  const marker = await db.selectFrom('meta').select('key').where('key', '=', SEED).executeTakeFirst();
  return marker !== undefined;
}

/** Whether the database contains people or items: it can no longer be filled as an empty one. */
export async function isFilled(db: Kysely<Database>): Promise<boolean> {
  return (await isSeeded(db)) || (await hasUsers(db));
}

/** Notes what the database is filled with. @returns false when somebody else has done so before */
export async function markSeeded(trx: Transaction<Database>, content: string): Promise<boolean> {
  const marked = await trx
    .insertInto('meta')
    .values({ key: SEED, value: content })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return marked !== undefined;
}
