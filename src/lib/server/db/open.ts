import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { SETTINGS } from '#lib/messages/settings.ts';
import { StartError } from '../start-error.ts';
import { type Announcements, noAnnouncements, postgresAnnouncements } from './announcements.ts';
import { lockDataFolder } from './data-lock.ts';
import type { Engine } from './engine.ts';
import { isConnectionLost } from './failures.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  engine: Engine;
  announcements: Announcements;
  close(): Promise<void>;
}

export interface OpenOptions {
  dataDir: string;
  /** Empty for the embedded database. */
  databaseUrl: string;
  /** A server keeps the data folder to itself; a command run beside it does not ask for the lock. */
  exclusive: boolean;
}

/** Path of the embedded database inside the data folder. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'negatoscope.db');
}

/**
 * Opens the database that the settings choose, at this version's schema.
 * @throws StartError when the folder is taken or unusable, or the server does not answer
 */
export function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return options.databaseUrl === '' ? openEmbedded(options) : openServer(options.databaseUrl);
}

async function openEmbedded({ dataDir, exclusive }: OpenOptions): Promise<OpenDatabase> {
  const unlock = exclusive ? lockDataFolder(dataDir) : undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    const db = new Kysely<Database>({ dialect: sqliteDialect(openSqliteFile(sqlitePath(dataDir))) });
    await migrate(db, 'sqlite');
    const close = async () => {
      await db.destroy();
      unlock?.();
    };
    return { db, engine: 'sqlite', announcements: noAnnouncements(db), close };
  } catch (error) {
    unlock?.();
    throw error;
  }
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  try {
    await migrateServer(databaseUrl);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    throw new StartError(SETTINGS.databaseUnreachable((error as Error).message), { cause: error });
  }
  const db = new Kysely<Database>({ dialect: postgresDialect(databaseUrl) });
  const announcements = postgresAnnouncements(databaseUrl);
  const close = async () => {
    await announcements.close();
    await db.destroy();
  };
  return { db, engine: 'postgres', announcements, close };
}

/** On a connection of its own: changing a large table may take longer than any request may. */
async function migrateServer(databaseUrl: string): Promise<void> {
  const unhurried = {
    max: 2,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  };
  const db = new Kysely<Database>({ dialect: postgresDialect(databaseUrl, unhurried) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}
