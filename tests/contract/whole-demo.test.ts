import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { expect, it } from 'vitest';
import * as content from '#lib/demo/content.ts';
import { seedDemo } from '#lib/demo/server/seed-demo.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { describeEachEngine } from './engines.ts';

/** Values that are no whole number in columns of whole numbers: SQLite takes them, PostgreSQL refuses them. */
async function fractions(db: Kysely<Database>): Promise<string[]> {
  const found: string[] = [];
  for (const { name, columns } of await db.introspection.getTables())
    for (const column of columns.filter(({ dataType }) => /^(integer|bigint)$/i.test(dataType))) {
      const wrong = sql<{ count: number }>`select count(*) as count from ${sql.table(name)}
        where typeof(${sql.ref(column.name)}) = 'real'`;
      const [row] = (await wrong.execute(db)).rows;
      if (row && row.count > 0) found.push(`${name}.${column.name}: ${row.count}`);
    }
  return found;
}

describeEachEngine('the whole demo', (engine) => {
  it('is filled in, with whole numbers where PostgreSQL wants them', { timeout: 300_000 }, async () => {
    const items = await seedDemo(engine(), content);
    expect(items).toBeGreaterThan(300);
    const { db } = engine();
    const [events] = (await sql<{ count: number | string }>`select count(*) as count from event`.execute(db))
      .rows;
    expect(Number(events?.count)).toBeGreaterThan(1_000);
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) expect(await fractions(db)).toEqual([]);
  });
});
