import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Key in `meta` of the id that the database shares with its file store. */
const INSTALLATION = 'installation';

/** The installation that the database belongs to; undefined before its first start with a file store. */
export async function readInstallation(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', INSTALLATION).executeTakeFirst();
  return row?.value;
}

/** Like `readInstallation`, also for an empty database, which lacks the table. */
export async function installationOfAny(db: Kysely<Database>): Promise<string | undefined> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'meta') ? readInstallation(db) : undefined;
}

/** Stores an installation id unless there is one. @returns the stored id, even after simultaneous calls */
export async function keepInstallation(db: Kysely<Database>, id: string): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: INSTALLATION, value: id })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readInstallation(db)) ?? id;
}
