import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { parisDay } from '#lib/platform/day.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';
import { recounted, storedCounts } from './recount.ts';

/** Half past one at night in Paris, twice: before and after the clock is set back. */
const NIGHT = Date.UTC(2026, 9, 24, 23, 30);
const HOUR = 3_600_000;

async function fill(db: Kysely<Database>): Promise<void> {
  for (const id of ['ada', 'bea', 'cyr'])
    await sql`insert into "user" (id, username, username_key, username_looks, shown_name, password_hash, created_at)
      values (${id}, ${id}, ${id}, ${id}, ${id}, '', 0)`.execute(db);
  for (const id of ['one', 'two'])
    await sql`insert into item (id, kind, owner_id, title, visibility, summary, revision, created_at, updated_at, published_at)
      values (${id}, 'case', 'ada', ${id}, 'public', '{}', 1, 0, 0, 0)`.execute(db);
  for (const [index, hours] of [0, 1, 2, 24, 25, 70].entries()) {
    const at = NIGHT + hours * HOUR;
    for (const user of ['bea', 'cyr']) {
      const item = index % 2 ? 'one' : 'two';
      await sql`insert into "view" values (${item}, ${user}, ${parisDay(at)}) on conflict do nothing`.execute(
        db,
      );
      await sql`insert into event values (${`${user}${index}`}, ${at}, ${user}, ${item}, 'case', 'view')`.execute(
        db,
      );
      await sql`insert into "copy" (item_id, source_id, source_title, source_author, counted, created_at)
        values (${`${user}-${index}`}, ${index > 4 ? 'gone' : item}, '', '', ${index === 3 ? 0 : 1}, ${at})`.execute(
        db,
      );
    }
  }
  await sql`insert into event values ('nobody', ${NIGHT}, null, 'one', 'case', 'view')`.execute(db);
  await sql`insert into rating values ('one', 'bea', 17, null, ${NIGHT}, ${NIGHT + 90 * HOUR})`.execute(db);
  await sql`insert into rating values ('one', 'cyr', 8, null, ${NIGHT + HOUR}, ${NIGHT})`.execute(db);
}

describe.each(EMPTY_DATABASES)('a database from before statistics, on %s', (_, open) => {
  test('counts what was recorded before', async () => {
    const { db, engine, close } = await open();
    try {
      await migrateBefore(db, engine, '0017-activity');
      await fill(db);
      await migrate(db, engine);
      const stored = await storedCounts({ db });
      expect(stored).toEqual(await recounted({ db }));
      expect(stored.items['one 2026-10-25']).toMatchObject({ ratings: 2, rating_sum: 25 });
      expect(Object.keys(stored.people).length).toBeGreaterThan(6);
    } finally {
      await close();
    }
  });
});
