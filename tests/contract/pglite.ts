import { PGlite } from '@electric-sql/pglite';
import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Mutex } from '#lib/server/db/mutex.ts';

const INT8 = 20;

/** PostgreSQL in this process's memory, where no server is at hand: one connection, taken in turns. */
export async function pgliteDialect(): Promise<Dialect> {
  const database = await PGlite.create({ parsers: { [INT8]: Number } });
  const turns = new Mutex();
  const client = {
    async query(sql: string, parameters: unknown[]) {
      const { rows, affectedRows = 0 } = await database.query(sql, [...parameters]);
      return { rows, rowCount: affectedRows, command: /^\w+/.exec(sql)?.[0].toUpperCase() };
    },
    release: () => turns.unlock(),
  } as unknown as PostgresPoolClient;
  return new PostgresDialect({
    pool: {
      options: {},
      async connect() {
        await turns.lock();
        return client;
      },
      end: () => database.close(),
    },
  });
}
