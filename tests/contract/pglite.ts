import { PGlite } from '@electric-sql/pglite';
import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Semaphore } from '#lib/platform/server/base/semaphore.ts';

const INT8 = 20;

/**
 * PostgreSQL in this process's memory, where no server is available. @param dump the content of another one; empty
 * without it
 */
export const openPglite = (dump?: Blob): Promise<PGlite> =>
  PGlite.create({ parsers: { [INT8]: Number }, ...(dump && { loadDataDir: dump }) });

/** One connection, which one query or transaction uses at a time. */
export function pgliteDialect(database: PGlite): Dialect {
  const connection = new Semaphore(1);
  const client = {
    async query(sql: string, parameters: unknown[]) {
      const { rows, affectedRows = 0 } = await database.query(sql, [...parameters]);
      return { rows, rowCount: affectedRows, command: /^\w+/.exec(sql)?.[0].toUpperCase() };
    },
    release: () => connection.release(),
  } as unknown as PostgresPoolClient;
  return new PostgresDialect({
    pool: {
      options: {},
      async connect() {
        await connection.acquire();
        return client;
      },
      end: () => database.close(),
    },
  });
}
