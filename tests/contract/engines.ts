import { copyFileSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { nameColumns } from '#lib/accounts/server/name-columns-queries.ts';
import type { Ingest } from '#lib/images/server/ingest/pool.ts';
import { openBodies } from '#lib/items/server/bodies/bodies.ts';
import { listsOn, openLists } from '#lib/items/server/lists/open.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { openContentVersion } from '#lib/platform/server/content-version.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type Announcements, noAnnouncements } from '#lib/platform/server/db/engine/announcements.ts';
import { type OpenDatabase, openDatabase, sqlitePath } from '#lib/platform/server/db/engine/open.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { ENDLESS_ROOM } from '#lib/platform/server/files/disk-room.ts';
import type { PartStore } from '#lib/platform/server/files/part-store.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import { TemporaryFiles } from '#lib/platform/server/files/temporary-files.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { openPglite, pgliteDialect } from './pglite.ts';

/** A context on one engine, with a clock that tests set. */
export interface TestContext extends Context {
  announcements: Announcements;
  time: { now: number };
  person(username: string, displayName?: string): Promise<Actor>;
}

/** A database, and its lists read as the product reads them wherever that can be. */
type OpenEngine = OpenDatabase & Pick<Context, 'lists'>;

const ENGINES: Record<string, () => Promise<OpenEngine>> = {
  SQLite: openOnFolder,
  [SERVER ? 'PostgreSQL' : 'PostgreSQL (PGlite)']: SERVER ? openOnServer : openInMemory,
};

/**
 * Engines that answer while another connection holds a lock: PGlite has one connection, for which it would wait for
 * ever.
 */
const SEVERAL_CONNECTIONS = Object.entries(ENGINES).filter(([, open]) => open !== openInMemory);

/**
 * Runs the same tests on both engines, each on a database of its own.
 * @param engines the engines to use: all, or only those with several connections
 */
export function describeEachEngine(
  title: string,
  tests: (context: () => TestContext) => void,
  engines: 'all' | 'of several connections' = 'all',
): void {
  const run = engines === 'all' ? Object.entries(ENGINES) : SEVERAL_CONNECTIONS;
  describe.each(run)(`${title}: %s`, (_, open) => {
    let context: TestContext | undefined;
    beforeAll(async () => {
      context = await contextOn(await open());
    });
    afterAll(() => context?.close());
    tests(() => context as TestContext);
  });
}

async function openOnFolder(): Promise<OpenEngine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'negatoscope-contract-'));
  copyFileSync(inject('templates').sqlite, sqlitePath(dataDir));
  const where = { dataDir, databaseUrl: '' };
  const opened = await openDatabase({ ...where, exclusive: true });
  const lists = openLists(where);
  return {
    ...opened,
    lists,
    async close() {
      await lists.close();
      await opened.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function openInMemory(): Promise<OpenEngine> {
  const database = await openPglite(await openAsBlob(inject('templates').postgres));
  const db = new Kysely<Database>({ dialect: pgliteDialect(database) });
  const opened = {
    db,
    damage: () => undefined,
    notice: () => undefined,
    engine: 'postgres' as const,
    announcements: noAnnouncements(db),
    shared: false,
  };
  return { ...opened, lists: listsOn(opened), close: () => db.destroy() };
}

async function openOnServer(): Promise<OpenEngine> {
  const { url, drop } = await makeServerDatabase(inject('templates').postgres);
  const where = { dataDir: '', databaseUrl: url.href };
  const opened = await openDatabase({ ...where, exclusive: true });
  const lists = openLists(where);
  return {
    ...opened,
    lists,
    async close() {
      await lists.close();
      await opened.close();
      await drop();
    },
  };
}

async function contextOn({ close, ...database }: OpenEngine): Promise<TestContext> {
  const bodies = openBodies();
  const contentVersion = await openContentVersion(database);
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  return {
    settings: readSettings({}),
    ...database,
    contentVersion,
    time,
    files: unused<FileStore>('file store'),
    temporary: new TemporaryFiles(tmpdir()),
    parts: unused<PartStore>('part store'),
    room: ENDLESS_ROOM,
    databaseRoom: ENDLESS_ROOM,
    ingest: unused<Ingest>('ingest'),
    bodies,
    now: () => time.now,
    person: (username, displayName) => addPerson(database.db, username, displayName ?? null),
    async close() {
      bodies.close();
      contentVersion.close();
      await close();
    },
  };
}

/** These tests keep no bytes: reading some is a mistake. */
function unused<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get(_, method) {
      throw new Error(`Unexpected use of the ${name}: ${String(method)}`);
    },
  });
}

async function addPerson(db: Kysely<Database>, username: string, displayName: string | null): Promise<Actor> {
  const id = newId();
  await db
    .insertInto('user')
    .values({
      id,
      username_key: username,
      ...nameColumns(username, displayName, false),
      password_hash: '',
      created_at: 0,
    })
    .execute();
  return { id, username, name: displayName ?? username, sessionId: '' };
}
