import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '#lib/accounts/server/register.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { copyDatabase, isEmptyDatabase } from '#lib/platform/server/db/engine/copy-database.ts';
import { type OpenDatabase, openDatabase } from '#lib/platform/server/db/engine/open.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { fillTables } from './fill-tables.ts';
import { rowsOf } from './rows-of.ts';

const TABLES = ['user', 'session', 'file', 'item', 'item_part', 'item_tag', 'event', 'meta'] as const;

/** A person with a session, and more rows than are copied at a time. */
async function fill(context: Pick<TestContext, 'db' | 'settings' | 'now' | 'contentVersion'>): Promise<void> {
  const whole = context as TestContext;
  const typed = { username: 'Copiste', password: 'cheval agrafe pile' };
  await register(whole, typed, null);
  await signIn(whole, typed, { address: '192.0.2.1', device: '', deviceSecret: null });
  const files = Array.from({ length: 1234 }, (_, index) => ({
    sha256: index.toString(16).padStart(64, '0'),
    type: 'image/webp',
    bytes: 2 ** 40 + index,
    width: 512,
    height: 512,
    created_at: Date.UTC(2026, 10, 20),
  }));
  for (let from = 0; from < files.length; from += 400)
    await context.db
      .insertInto('file')
      .values(files.slice(from, from + 400))
      .execute();
}

const folders: string[] = [];
const opened: OpenDatabase[] = [];

/** An empty embedded database. */
async function embedded(): Promise<OpenDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'negatoscope-copy-'));
  folders.push(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: '', exclusive: true });
  opened.push(database);
  return database;
}

afterAll(async () => {
  for (const database of opened) await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describeEachEngine('copying a whole database', (context) => {
  let origin: OpenDatabase;
  beforeAll(async () => {
    origin = await embedded();
    await fill({ ...context(), db: origin.db });
  });

  it('brings every row from the embedded database to this engine, and back', async () => {
    expect(await isEmptyDatabase(context().db)).toBe(true);
    const counts = await copyDatabase(origin, context());
    expect(counts).toMatchObject({ user: 1, session: 1, file: 1234 });
    expect(await isEmptyDatabase(context().db)).toBe(false);
    const back = await embedded();
    expect(await copyDatabase(context(), back)).toEqual(counts);
    for (const table of TABLES)
      expect(await rowsOf(back.db, table), table).toEqual(await rowsOf(origin.db, table));
  });

  it('takes every table there is, but counters of attempts and uploads under way', async () => {
    const target = await embedded();
    const counts = await copyDatabase(origin, target);
    const tables = await target.db.introspection.getTables();
    const left = tables.map(({ name }) => name).filter((name) => !(name in counts));
    expect(left.toSorted()).toEqual([
      'meta',
      'passkey_challenge',
      'pending_sign_in',
      'pending_upload',
      'provider_sign_in',
      'throttle',
      'upload_part',
    ]);
  });

  it('leaves nothing behind when it cannot finish', async () => {
    const target = await embedded();
    const twice = { sha256: '0'.repeat(64), type: 'x', bytes: 0, width: 0, height: 0, created_at: 0 };
    await target.db.insertInto('file').values(twice).execute();
    await expect(copyDatabase(context(), target)).rejects.toThrow();
    expect(await isEmptyDatabase(target.db)).toBe(true);
  });
});

describeEachEngine('copying a database in which every table has a row', (context) => {
  it('brings each of them, with texts, numbers and fractions as they were', async () => {
    const filled = await embedded();
    await fillTables(filled.db, '1');
    await sql`update practice_memory set stability = 2.6`.execute(filled.db);
    const counts = await copyDatabase(filled, context());
    expect(new Set(Object.values(counts))).toEqual(new Set([1]));
    const tables = [...Object.keys(counts), 'meta'] as (keyof Database)[];
    for (const table of tables)
      expect(await rowsOf(context().db, table), table).toEqual(await rowsOf(filled.db, table));
  });
});
