import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { openDatabase, sqlitePath } from '#lib/platform/server/db/engine/open.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { openPglite, pgliteDialect } from '../contract/pglite.ts';
import { makeServerDatabase, SERVER } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Databases at this version's schema, and empty: each contract test file works on copies of them. */
    templates: {
      /** A file of SQLite. */
      sqlite: string;
      /** A name on the server; with PGlite, the file of a dump. */
      postgres: string;
    };
  }
}

/** Migrates a database of each engine once for all contract test files of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-templates-'));
  const opened = await openDatabase({ dataDir: folder, databaseUrl: '', exclusive: true });
  await opened.close();
  const { postgres, drop } = SERVER ? await onServer() : await inMemory(folder);
  project.provide('templates', { sqlite: sqlitePath(folder), postgres });
  return async () => {
    await drop();
    rmSync(folder, { recursive: true });
  };
}

async function onServer() {
  const { name, url, drop } = await makeServerDatabase();
  const opened = await openDatabase({ dataDir: '', databaseUrl: url.href, exclusive: true });
  await opened.close();
  return { postgres: name, drop };
}

async function inMemory(folder: string) {
  const database = await openPglite();
  const db = new Kysely<Database>({ dialect: pgliteDialect(database) });
  await migrate(db, 'postgres');
  const dump = await database.dumpDataDir('none');
  await db.destroy();
  const postgres = join(folder, 'pglite.tar');
  writeFileSync(postgres, Buffer.from(await dump.arrayBuffer()));
  return { postgres, drop: async () => undefined };
}
