import { describe, expect, it } from 'vitest';
import { queriesOutside } from './queries.ts';
import { type Source, sourcesUnder } from './sources.ts';

const file = (text: string, path = 'src/lib/server/usecases/items/a.ts'): Source => ({ path, text });

describe('queries', () => {
  it('are made in db/ and nowhere else', () => {
    expect(queriesOutside(sourcesUnder('src'))).toEqual([]);
  });

  it.each([
    "await db.selectFrom('item').selectAll().execute();",
    "await trx\n    .insertInto('item')\n    .values(row)\n    .execute();",
    "await trx.updateTable('item').set({ views: 1 }).execute();",
    "await context.db.deleteFrom('item').execute();",
    'await sql`select 1`.execute(db);',
    'await sql<{ one: number }>`select 1 as one`.execute(db);',
    "await sql.raw('select 1').execute(db);",
  ])('would be noticed outside: %s', (text) => {
    const [outside, inside] = [file(text), file(text, 'src/lib/server/db/items.ts')];
    expect(queriesOutside([outside, inside])).toEqual([outside.path]);
  });

  it('would not be seen where there are none', () => {
    expect(queriesOutside([file('const SQL = 1; // selectFrom\nawait listItems(db);')])).toEqual([]);
  });
});
