import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Engine } from '#lib/platform/server/db/engine/engine.ts';
import { migrations } from '#lib/platform/server/db/engine/migrate.ts';
import { sqlitePath } from '#lib/platform/server/db/engine/open.ts';
import { postgresDialect } from '#lib/platform/server/db/engine/postgres.ts';
import { openSqliteFile, sqliteDialect } from '#lib/platform/server/db/engine/sqlite.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { openPglite, pgliteDialect } from './pglite.ts';

interface Opened {
  db: Kysely<Database>;
  engine: Engine;
  close(): Promise<void>;
}

async function onFolder(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-migrate-'));
  const db = new Kysely<Database>({ dialect: sqliteDialect(openSqliteFile(join(folder, 'old.db'))) });
  const close = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  };
  return { db, engine: 'sqlite', close };
}

async function onServer(): Promise<Opened> {
  const server = SERVER ? await makeServerDatabase() : undefined;
  const dialect = server ? postgresDialect(server.url.href) : pgliteDialect(await openPglite());
  const db = new Kysely<Database>({ dialect });
  const close = async () => {
    await db.destroy();
    await server?.drop();
  };
  return { db, engine: 'postgres', close };
}

/** An empty database on either engine. */
export const EMPTY_DATABASES = [
  ['SQLite', onFolder],
  ['PostgreSQL', onServer],
] as const;

/**
 * Brings an empty database to the schema of before a migration, as an earlier version left it. @param name that
 * migration's
 */
export async function migrateBefore(db: Kysely<Database>, engine: Engine, name: string): Promise<void> {
  const all = Object.entries(migrations(engine));
  const at = all.findIndex(([each]) => each === name);
  if (at < 1) throw new Error(`no migration before ${name}`);
  const earlier = Object.fromEntries(all.slice(0, at));
  const provider = { getMigrations: async () => earlier };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/**
 * Makes the embedded database of a data folder as an earlier version left it. @param name the migration that came
 * after
 */
export async function makeOlder(
  folder: string,
  name: string,
  fill: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  mkdirSync(folder);
  const db = new Kysely<Database>({ dialect: sqliteDialect(openSqliteFile(sqlitePath(folder))) });
  await migrateBefore(db, 'sqlite', name);
  await fill(db);
  await db.destroy();
}
