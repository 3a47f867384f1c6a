import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqliteFile, sqliteDialect } from '#lib/platform/server/db/engine/sqlite.ts';

test('a statement that was run before knows the columns of a table that changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-columns-'));
  const db = new Kysely<unknown>({ dialect: sqliteDialect(openSqliteFile(join(folder, 'test.sqlite'))) });
  try {
    const all = async () => (await sql`select * from slice`.execute(db)).rows;
    await sql`create table slice (a text, b text, c text)`.execute(db);
    await sql`insert into slice values ('a', 'b', 'c')`.execute(db);
    expect(await all()).toEqual([{ a: 'a', b: 'b', c: 'c' }]);
    await sql`alter table slice drop column b`.execute(db);
    expect(await all()).toEqual([{ a: 'a', c: 'c' }]);
    await sql`alter table slice add column d text default 'd'`.execute(db);
    expect(await all()).toEqual([{ a: 'a', c: 'c', d: 'd' }]);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
});
