import { expect, it } from 'vitest';
import { STORED_TABLES } from '#lib/legal/stored-data.ts';
import { describeEachEngine } from './engines.ts';

describeEachEngine('where data lie', (context) => {
  it('is said of every column of every table, and of no other', async () => {
    const tables = await context().db.introspection.getTables();
    const held = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    const told = Object.entries(STORED_TABLES).flatMap(([name, { columns }]) =>
      Object.keys(columns).map((column) => `${name}.${column}`),
    );
    expect(held.length).toBeGreaterThan(200);
    expect(told.toSorted()).toEqual(held.toSorted());
  });
});
