import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Reading } from '#lib/items/server/public-list-queries.ts';
import { settingsMessages } from '../../../settings-texts.ts';
import { isDamaged, isUnusable } from '../../base/failures.ts';
import { StartError } from '../../base/start-error.ts';
import type { Database } from '../schema.ts';
import { type Announcements, noAnnouncements, postgresAnnouncements } from './announcements.ts';
import { type Ballast, openBallast } from './ballast.ts';
import { type WatchedDatabase, watchDamage } from './damage.ts';
import { lockDataFolder } from './data-lock.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { type Connections, postgresDialect, watchedPostgresDialect } from './postgres.ts';
import { serverRefusal } from './server-refusal.ts';
import { isShared, openSqliteFile, openSqliteReader, sqliteDialect } from './sqlite.ts';

export interface OpenDatabase extends WatchedDatabase {
  engine: Engine;
  announcements: Announcements;
  /** Whether other connections can read it: false if a full disk forced this connection into exclusive mode. */
  shared: boolean;
  /** The state of the connections to a server; the embedded database has none. */
  connections?: () => Connections;
  close(): Promise<void>;
}

export interface ReaderOptions {
  dataDir: string;
  /** PostgreSQL URL; empty for the embedded database. */
  databaseUrl: string;
}

export interface OpenOptions extends ReaderOptions {
  /** Bytes of disk space that images leave free for the embedded database; 0 for none. */
  diskReserve?: number;
  /** Called before an existing schema is migrated; if it throws, the database stays as it was. */
  beforeMigrating?: (db: Kysely<Database>) => Promise<void>;
  /** Whether to lock the data folder; commands that run beside the server do not. */
  exclusive: boolean;
}

/** Maximum size of a file that is checked at startup (2 ms per MB); damage in larger ones is found by queries. */
const CHECKED_MAX = 128 * 1024 * 1024;
const SQLITE_CORRUPT = 11;

/** Path of the embedded database inside the data folder. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'negatoscope.db');
}

/**
 * Opens the database selected by the settings, migrated to this version's schema.
 * @throws StartError when the folder is locked or unusable, the file is damaged, or the server does not answer
 */
export function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return options.databaseUrl === '' ? openEmbedded(options) : openServer(options);
}

async function openEmbedded({
  dataDir,
  exclusive,
  diskReserve = 0,
  beforeMigrating,
}: OpenOptions): Promise<OpenDatabase> {
  const unlock = exclusive ? lockDataFolder(dataDir) : undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    const ballast = openBallast(dataDir, diskReserve, exclusive);
    ballast.makeRoom();
    const { shared, ...opened } = await openFile(sqlitePath(dataDir), ballast, beforeMigrating);
    const { db } = opened;
    const close = async () => {
      ballast.close();
      await db.destroy();
      unlock?.();
    };
    return { ...opened, engine: 'sqlite', announcements: noAnnouncements(db), shared, close };
  } catch (error) {
    unlock?.();
    throw error;
  }
}

/** @throws StartError when the file is damaged or cannot be used */
async function openFile(
  path: string,
  { makeRoom }: Ballast,
  beforeMigrating: OpenOptions['beforeMigrating'],
): Promise<WatchedDatabase & Pick<OpenDatabase, 'shared'>> {
  try {
    const file = openSqliteFile(path);
    const opened = watchDamage(sqliteDialect(file, makeRoom));
    try {
      await beforeMigrating?.(opened.db);
      await migrate(opened.db, 'sqlite');
      if (statSync(path).size <= CHECKED_MAX) await checkPages(opened.db);
      return { ...opened, shared: isShared(file) };
    } catch (error) {
      await opened.db.destroy();
      throw error;
    }
  } catch (cause) {
    const { message } = cause as Error;
    if (isDamaged(cause)) throw new StartError(settingsMessages.databaseDamaged(path, message), { cause });
    if (isUnusable(cause)) throw new StartError(settingsMessages.databaseUnusable(path, message), { cause });
    throw cause;
  }
}

/** Checks the integrity of all pages. @throws Error recognised by `isDamaged` */
async function checkPages(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const found = rows[0]?.quick_check;
  if (found !== 'ok') throw Object.assign(new Error(found), { errcode: SQLITE_CORRUPT });
}

async function openServer({ databaseUrl, beforeMigrating }: OpenOptions): Promise<OpenDatabase> {
  try {
    await migrateServer(databaseUrl, beforeMigrating);
  } catch (error) {
    const refusal = serverRefusal(error);
    if (refusal === undefined) throw error;
    throw new StartError(refusal, { cause: error });
  }
  const { dialect, connections } = watchedPostgresDialect(databaseUrl);
  const opened = watchDamage(dialect);
  const announcements = postgresAnnouncements(databaseUrl);
  const close = async () => {
    await announcements.close();
    await opened.db.destroy();
  };
  return { ...opened, engine: 'postgres', announcements, shared: true, connections, close };
}

/** Uses a separate connection: changing a large table may exceed the time-out of requests. */
async function migrateServer(
  databaseUrl: string,
  beforeMigrating: OpenOptions['beforeMigrating'],
): Promise<void> {
  const unhurried = {
    max: 2,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  };
  const db = new Kysely<Database>({ dialect: postgresDialect(databaseUrl, unhurried) });
  try {
    await beforeMigrating?.(db);
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

/** Number of connections reserved for long reads on a server, which is also their maximum. */
const READERS = 2;

/**
 * Opens an open database a second time, for reading only: long reads get separate connections, and never delay other
 * queries.
 */
export function openReader({ dataDir, databaseUrl }: ReaderOptions): Reading {
  const engine = databaseUrl === '' ? 'sqlite' : 'postgres';
  const dialect =
    engine === 'sqlite'
      ? sqliteDialect(openSqliteReader(sqlitePath(dataDir)))
      : postgresDialect(databaseUrl, { max: READERS });
  return { db: new Kysely<Database>({ dialect }), engine };
}
