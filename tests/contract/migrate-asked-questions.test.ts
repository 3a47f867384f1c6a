import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

describe.each(EMPTY_DATABASES)('a database from before lists knew questions, on %s', (_, open) => {
  test('finds the cases that ask some, and no other item', async () => {
    const { db, engine, close } = await open();
    try {
      await migrateBefore(db, engine, '0050-asked-questions');
      const insert = (id: string, kind: string, summary: object) =>
        sql`insert into item (id, kind, title, visibility, summary, created_at, updated_at)
          values (${id}, ${kind}, 'Ancien', 'private', ${JSON.stringify(summary)}, 0, 0)`.execute(db);
      await insert('a', 'case', { difficulty: 2, questions: { count: 3, faulty: 1 } });
      await insert('b', 'case', { difficulty: 2, questions: { count: 0, faulty: 0 } });
      await insert('c', 'case', { difficulty: 2 });
      await insert('d', 'questionnaire', { questions: ['q1'] });
      await migrate(db, engine);
      const { rows } = await sql`select item.id, item_facet.value, item_facet.visibility from item_facet
        join item on item.number = item_facet.number where facet = 'questions'`.execute(db);
      expect(rows).toEqual([{ id: 'a', value: 'oui', visibility: 'private' }]);
    } finally {
      await close();
    }
  });
});
