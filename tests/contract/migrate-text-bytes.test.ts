import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';
import { countedTexts, recountedTexts } from './recount-texts.ts';

describe.each(EMPTY_DATABASES)('a database from before texts were counted, on %s', (_, open) => {
  test('knows the bytes of every item, a text that its versions share once', async () => {
    const { db, engine, close } = await open();
    try {
      await migrateBefore(db, engine, '0045-text-bytes');
      for (const id of ['a', 'b', 'c'])
        await sql`insert into item (id, kind, title, visibility, summary, created_at, updated_at)
          values (${id}, 'case', 'Œdème', 'private', '{}', 0, 0)`.execute(db);
      for (const [id, text] of Object.entries({
        one: '{"answer":"œdème"}',
        two: '{}',
        three: 'é'.repeat(9000),
      }))
        await sql`insert into body_text (id, json) values (${id}, ${text})`.execute(db);
      const part = (item: string, name: string, text: string | null) =>
        sql`insert into item_part (item_id, part, revision, text_id) values (${item}, ${name}, 1, ${text})`.execute(
          db,
        );
      await part('a', 'answer', 'one');
      await part('a', 'sheet', 'two');
      await part('a', 'title', null);
      await part('b', 'answer', 'one');
      for (const number of [1, 2]) {
        await sql`insert into item_version (item_id, number, published_at, title, tags, summary, word)
          values ('a', ${number}, 0, 'Œdème', '["é"]', '{}', ${number === 1 ? null : 'Revu à deux'})`.execute(
          db,
        );
        const text = number === 1 ? 'three' : 'one';
        await sql`insert into item_version_part (item_id, number, part, text_id)
          values ('a', ${number}, 'answer', ${text})`.execute(db);
      }
      await migrate(db, engine);
      const counted = await countedTexts(db);
      expect(counted).toEqual(await recountedTexts(db));
      expect(Object.fromEntries(counted)).toEqual({ a: 20 + 2 + 18_000 + 2 * (7 + 6 + 2) + 12, b: 20, c: 0 });
    } finally {
      await close();
    }
  });
});
