import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { readVersionBody } from '#lib/items/server/item-versions-queries.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

describe.each(EMPTY_DATABASES)('a database from before credits, on %s', (_, open) => {
  test('has cases and versions that say nothing of whose images they show', async () => {
    const { db, engine, close } = await open();
    try {
      await migrateBefore(db, engine, '0034-credits');
      await sql`insert into item (id, kind, title, visibility, summary, created_at, updated_at, published_version)
        values ('a', 'case', 'Ancien', 'public', '{"difficulty":2}', 0, 0, 1)`.execute(db);
      await sql`insert into item_version (item_id, number, published_at, title, tags, summary)
        values ('a', 1, 0, 'Ancien', '[]', '{}')`.execute(db);
      await migrate(db, engine);
      expect(await readBody(db, 'case', 'a', ['credit'])).toBe('{}');
      expect(await readVersionBody(db, 'case', 'a', 1, ['credit'])).toBe('{}');
    } finally {
      await close();
    }
  });
});
