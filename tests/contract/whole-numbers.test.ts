import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveDatabase, restore } from '#lib/platform/server/archive.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { backupDatabase } from '#lib/platform/server/db/engine/backup.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { openDatabase, sqlitePath } from '#lib/platform/server/db/engine/open.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';
import { fillTables } from './fill-tables.ts';
import { EMPTY_DATABASES, makeOlder, migrateBefore } from './old-database.ts';

interface Column {
  table: string;
  name: string;
}

/** The columns of whole numbers, as the schema declares them. */
async function wholeColumns(db: Kysely<Database>): Promise<Column[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name: table, columns }) =>
    columns.filter(({ dataType }) => /int/i.test(dataType)).map(({ name }) => ({ table, name })),
  );
}

/** The values of each column of whole numbers, and their type in SQLite. */
async function valuesOf(db: Kysely<Database>, columns: Column[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { table, name } of columns) {
    const { rows } = await sql<{ told: string }>`
      select typeof(${sql.ref(name)}) || ' ' || ${sql.ref(name)} as told from ${sql.table(table)}`.execute(
      db,
    );
    found[`${table}.${name}`] = rows.map(({ told }) => told).join();
  }
  return found;
}

const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
beforeEach(() => told.mockClear());
/** The lines about rounded values, with plain spaces. */
const tellings = () =>
  told.mock.calls.map(([line]) => String(line).replaceAll(/\s/g, ' ')).filter((line) => /arrondi/.test(line));

describe('a database from before whole numbers were asked for', () => {
  const [[, onFolder], [, onServer]] = EMPTY_DATABASES;

  it('has every fraction rounded, in each column of whole numbers, and says how many of which table', async () => {
    const { db, close } = await onFolder();
    try {
      await migrateBefore(db, 'sqlite', '0044-whole-numbers');
      await fillTables(db, '2.6');
      const columns = await wholeColumns(db);
      expect(columns.length).toBeGreaterThan(100);
      const fractional = { stability: 2.6, difficulty: 2.6 };
      await migrate(db, 'sqlite');
      const expected = Object.fromEntries(
        columns.map(({ table, name }) => [`${table}.${name}`, 'integer 3']),
      );
      expect(await valuesOf(db, columns)).toEqual(expected);
      expect(await db.selectFrom('practice_memory').select(['stability', 'difficulty']).execute()).toEqual([
        fractional,
      ]);
      expect(tellings()).toHaveLength(1);
      expect(tellings()[0]).toContain(`${columns.length} valeurs`);
      expect(tellings()[0]).toMatch(/attestation : 1, case_note : 3, .* et user_storage : 4\)\.$/);
    } finally {
      await close();
    }
  });

  it('is left alone and not spoken of where numbers are whole, and on PostgreSQL', async () => {
    for (const open of [onFolder, onServer]) {
      const { db, engine, close } = await open();
      try {
        await migrateBefore(db, engine, '0044-whole-numbers');
        const event = { id: 'a', at: 12, user_id: null, item_id: null, kind: null, type: 'view' as const };
        await db.insertInto('event').values(event).execute();
        await migrate(db, engine);
        expect(await db.selectFrom('event').selectAll().execute()).toEqual([event]);
        expect(tellings()).toEqual([]);
      } finally {
        await close();
      }
    }
  });
});

describe('copying a database with numbers that are none', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'whole-numbers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const place = (name: string) => join(folder, name);
  const settings = (name: string, more: Record<string, string> = {}) =>
    readSettings({ DATA_DIR: place(name), SEED: 'none', ...more });

  /** Works on an embedded database. */
  async function on<T>(name: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    const { db, close } = await openDatabase({ dataDir: place(name), databaseUrl: '', exclusive: true });
    try {
      return await work(db);
    } finally {
      await close();
    }
  }

  /**
   * A site whose events have these times, however the database came to hold them.
   * @param older whether it is from before these were rounded
   * @returns the folder of its backup
   */
  async function site(times: string[], { older = false } = {}): Promise<string> {
    const fill = async (db: Kysely<Database>) => {
      for (const [index, at] of times.entries())
        await sql`insert into event (id, at, type) values (${`event-${index}`}, ${sql.raw(at)}, 'view')`.execute(
          db,
        );
    };
    if (older) await makeOlder(place('site'), '0044-whole-numbers', fill);
    else await on('site', fill);
    mkdirSync(place('backup'));
    await backupDatabase(sqlitePath(place('site')), sqlitePath(place('backup')));
    return place('backup');
  }

  const times = async (db: Kysely<Database>) =>
    (await db.selectFrom('event').select('at').orderBy('id').execute()).map(({ at }) => at);

  it.each([true, false])('restores a backup with fractions rounded, and tells (older: %s)', async (older) => {
    const backup = await site(['1000', '1000.4', '2000.5', '1e3'], { older });
    told.mockClear();
    await restore(settings('restored'), backup);
    expect(await on('restored', times)).toEqual([1000, 1000, 2001, 1000]);
    expect(tellings()).toEqual([
      '2 valeurs de la base intégrée n’étaient pas des nombres entiers et ont été arrondies (event : 2).',
    ]);
  });

  it('tells nothing where there is nothing to round', async () => {
    await restore(settings('restored'), await site(['1000']));
    expect(await on('restored', times)).toEqual([1000]);
    expect(tellings()).toEqual([]);
  });

  it.each(["'hier'", "x'00'", '9e999', '1e300', '9007199254740993'])(
    'refuses %s by table and column, and makes nothing',
    async (wrong) => {
      const backup = await site(['1000', wrong]);
      await expect(restore(settings('restored'), backup)).rejects.toThrow(
        /^Rien n’a été copié.*\(event\.at\)/,
      );
      expect(readdirSync(folder)).not.toContain('restored');
    },
  );

  it('refuses a number too large for its column, which PostgreSQL could not hold', async () => {
    const backup = await site(['1000']);
    await on('backup', (db) =>
      sql`insert into practice_attempt (id, user_id, item_id, at, day, grade)
        values ('x', 'x', 'x', 0, '', 2147483648)`.execute(db),
    );
    await expect(restore(settings('restored'), backup)).rejects.toThrow(/\(practice_attempt\.grade\)/);
  });

  it('refuses a text in a column of fractions', async () => {
    const backup = await site(['1000']);
    await on('backup', async (db) => {
      await sql`pragma foreign_keys = off`.execute(db);
      await sql`insert into practice_setting (user_id, retention) values ('x', 'beaucoup')`.execute(db);
    });
    await expect(restore(settings('restored'), backup)).rejects.toThrow(/\(practice_setting\.retention\)/);
  });

  it.skipIf(!SERVER)('moves the embedded database likewise', async () => {
    const { url, drop } = await makeServerDatabase();
    const moving = settings('site', { DATABASE_URL: url.href });
    try {
      await site(['1000.4', "'hier'"]);
      await expect(moveDatabase(moving)).rejects.toThrow(/\(event\.at\)/);
      await on('site', (db) => sql`update event set at = 1999.5 where at = 'hier'`.execute(db));
      told.mockClear();
      expect(await moveDatabase(moving)).toMatchObject({ event: 2 });
      expect(tellings()).toHaveLength(1);
      expect(tellings()[0]).toContain('(event : 2)');
      const moved = await openDatabase({ dataDir: '', databaseUrl: url.href, exclusive: true });
      expect(await times(moved.db)).toEqual([1000, 2000]);
      await moved.close();
    } finally {
      await drop();
    }
  });
});
