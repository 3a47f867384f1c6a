import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

const page = (name: string) => ({ pages: [{ id: 'p1', name, questions: [] }] });

describe.each(EMPTY_DATABASES)('a database from before states were filtered by, on %s', (_, open) => {
  test('says of what is not public what it lacks', async () => {
    const { db, engine, close } = await open();
    try {
      await migrateBefore(db, engine, '0028-item-states');
      const insert = async (
        id: string,
        kind: string,
        title: string,
        visibility: string,
        summary: object,
        body?: object,
      ) => {
        await sql`insert into item (id, kind, title, visibility, summary, revision, created_at, updated_at, published_at)
          values (${id}, ${kind}, ${title}, ${visibility}, ${JSON.stringify(summary)}, 1, 0, 0, 0)`.execute(
          db,
        );
        if (!body) return;
        const text = partTexts('questionnaire', body as never).body!;
        await sql`insert into body_text (id, json) values (${id}, ${text})`.execute(db);
        await sql`insert into item_part (item_id, part, revision, text_id) values (${id}, 'body', 1, ${id})`.execute(
          db,
        );
      };
      await insert('blank', 'questionnaire', 'Q', 'draft', { questions: [] }, page(''));
      await insert('whole', 'questionnaire', 'Q', 'private', { questions: [] }, page('Page'));
      await insert('empty', 'case', 'Cas sans titre', 'draft', { imageCount: 0 });
      await insert('public', 'case', 'C', 'public', { imageCount: 0 });
      await migrate(db, engine);
      const { rows } = await sql<{ id: string; value: string }>`select item.id, value from item_facet
        join item on item.number = item_facet.number where facet = 'lack' order by item.id, value`.execute(
        db,
      );
      expect(rows).toEqual([
        { id: 'blank', value: 'blanks' },
        { id: 'empty', value: 'image' },
        { id: 'empty', value: 'title' },
      ]);
    } finally {
      await close();
    }
  });
});
