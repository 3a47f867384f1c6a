import { describe, expect, it } from 'vitest';
import { queriesOutside } from './queries.ts';
import { type Source, sourcesUnder } from './sources.ts';

const file = (text: string, path = 'src/lib/items/server/a.ts'): Source => ({ path, text });

describe('queries', () => {
  it('are made in query files, and nowhere else', () => {
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
    const [outside, inside] = [file(text), file(text, 'src/lib/items/server/items-queries.ts')];
    expect(queriesOutside([outside, inside])).toEqual([outside.path]);
  });

  it('are made in the query files of a capability, and in no other of its files', () => {
    const query = "await db.selectFrom('item').selectAll().execute();";
    const at = (name: string) => file(query, `src/lib/collections/${name}`);
    const outside = ['server/keep-notes.ts', 'page-data.ts', 'store.ts', 'note-rules.ts'].map(at);
    const inside = [at('server/note-queries.ts'), at('server/queries.ts')];
    expect(queriesOutside([...outside, ...inside])).toEqual(outside.map(({ path }) => path));
  });

  it('would not be seen where there are none', () => {
    expect(queriesOutside([file('const SQL = 1; // selectFrom\nawait listItems(db);')])).toEqual([]);
  });
});
