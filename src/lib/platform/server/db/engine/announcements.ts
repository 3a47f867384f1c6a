import { Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { postgresDialect } from './postgres.ts';

const CHANNEL = 'negatoscope';

/** Notifies the processes that share a database of changes. */
export interface Announcements {
  /** Database for reading the changes: on PostgreSQL a separate connection, never blocked by requests. */
  db: Kysely<Database>;
  /** Notifies other processes, once the transaction is committed. */
  announce(trx: Transaction<Database>): Promise<void>;
  /**
   * Calls back whenever a process has announced a change. Announcements are lost while the connection is down, or
   * through a pooler that does not forward them: callers must also poll `db` from time to time.
   */
  hear(callback: () => void): void;
  close(): Promise<void>;
}

/** Uses LISTEN and NOTIFY. The connection is opened on the first read from `db`, and again after it was lost. */
export function postgresAnnouncements(databaseUrl: string): Announcements {
  const callbacks: (() => void)[] = [];
  const dialect = postgresDialect(databaseUrl, {
    max: 1,
    async onConnect(client) {
      client.on('notification', () => {
        for (const callback of callbacks) callback();
      });
      await client.query(`listen ${CHANNEL}`);
    },
  });
  const db = new Kysely<Database>({ dialect });
  return {
    db,
    async announce(trx) {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(trx);
    },
    hear: (callback) => void callbacks.push(callback),
    close: () => db.destroy(),
  };
}

/** For an engine that only one server process uses. */
export function noAnnouncements(db: Kysely<Database>): Announcements {
  return { db, announce: async () => undefined, hear: () => undefined, close: async () => undefined };
}
