import { Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { postgresDialect } from './postgres.ts';

const CHANNEL = 'negatoscope';

/** How the processes on one database tell each other that something has changed. */
export interface Announcements {
  /** Where to read what has changed: on PostgreSQL a connection that no request makes wait. */
  db: Kysely<Database>;
  /** Tells the others, once the transaction is committed. */
  announce(trx: Transaction<Database>): Promise<void>;
  /**
   * Calls back whenever a process has announced something. Announcements made while the connection was lost (or
   * through a pooler that passes none on) are never heard: look for yourself from time to time, in `db`.
   */
  hear(callback: () => void): void;
  close(): Promise<void>;
}

/** By LISTEN and NOTIFY. The connection is made when `db` is first read from, and anew after it was lost. */
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

/** For an engine that one server process has to itself. */
export function noAnnouncements(db: Kysely<Database>): Announcements {
  return { db, announce: async () => undefined, hear: () => undefined, close: async () => undefined };
}
