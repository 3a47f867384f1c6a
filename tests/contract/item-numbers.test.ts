import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { listMine } from '#lib/items/server/list-items.ts';
import type { Engine } from '#lib/platform/server/db/engine/engine.ts';
import { openSqliteFile, sqliteDialect } from '#lib/platform/server/db/engine/sqlite.ts';
import { foundation } from '#lib/platform/server/db/migrations/0001-foundation.ts';
import { itemNumbers } from '#lib/platform/server/db/migrations/0009-item-numbers.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { describeEachEngine } from './engines.ts';
import { openPglite, pgliteDialect } from './pglite.ts';
import { BODIES, pickFrom, randomFrom } from './sample-items.ts';

describeEachEngine('numbers of items', (context) => {
  test('are given by the database, one each, also to those that come together', async () => {
    const author = await context().person('numeroteur');
    const body = BODIES.protocol(pickFrom(randomFrom(9)));
    const draft = (title: string) => ({ kind: 'protocol' as const, title, tags: [], body });
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => createItem(context(), author.id, draft(`Coupe ${index}`))),
    );
    const rows = await context().db.selectFrom('item').select('number').execute();
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(8);
    expect(rows.every(({ number }) => Number.isInteger(number) && number > 0)).toBe(true);
    const query = parseListQuery('protocol', new URLSearchParams('q=coupe+3'));
    const { items } = await listMine(context(), 'protocol', query, author);
    expect(items.map(({ title }) => title)).toEqual(['Coupe 3']);
  });

  test('leave no index row behind, and none is without an item', async () => {
    const orphans = sql`select 1 from item_facet where number not in (select number from item)`;
    expect((await orphans.execute(context().db)).rows).toEqual([]);
    await context().db.deleteFrom('item').execute();
    expect(await context().db.selectFrom('item_facet').selectAll().execute()).toEqual([]);
  });
});

/** A database of before there were numbers, with two items and the index rows that name them by id. */
async function filledBefore(db: Kysely<Database>, engine: Engine): Promise<void> {
  await foundation(engine).up(db);
  for (const id of ['b', 'a']) {
    await sql`insert into item (id, kind, title, visibility, summary, created_at, updated_at)
      values (${id}, 'case', ${id}, 'public', '{}', 0, 0)`.execute(db);
    for (const [facet, value] of [
      ['tag', 'irm'],
      ['term', id],
    ])
      await sql`insert into item_facet values ('case', 'public', ${facet}, ${value}, ${id})`.execute(db);
  }
}

test.each<[Engine, (folder: string) => Dialect | Promise<Dialect>]>([
  ['sqlite', (folder) => sqliteDialect(openSqliteFile(join(folder, 'negatoscope.db')))],
  ['postgres', async () => pgliteDialect(await openPglite())],
])('a database of before comes through without loss: %s', async (engine, dialect) => {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-numbers-'));
  const db = new Kysely<Database>({ dialect: await dialect(folder) });
  try {
    await filledBefore(db, engine);
    await itemNumbers(engine).up(db);
    const rows = await db
      .selectFrom('item_facet')
      .innerJoin('item', 'item.number', 'item_facet.number')
      .select(['item.id', 'item_facet.kind', 'item_facet.visibility', 'facet', 'value'])
      .orderBy('facet')
      .orderBy('item.id')
      .execute();
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
      'a case public tag irm',
      'b case public tag irm',
      'a case public term a',
      'b case public term b',
    ]);
    await sql`insert into item (id, kind, title, visibility, summary, created_at, updated_at)
      values ('c', 'case', 'c', 'draft', '{}', 0, 0)`.execute(db);
    const items = await db.selectFrom('item').select(['id', 'number']).orderBy('id').execute();
    expect(items.map(({ id, number }) => `${id} ${number}`)).toEqual(['a 1', 'b 2', 'c 3']);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
