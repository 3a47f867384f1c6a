import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

const bodyWith = (...titles: string[]) => ({
  pages: [{ id: 'p1', name: 'Page', questions: [] }],
  ...(titles.length > 0 && {
    fiches: titles.map((title, index) => ({ id: `f${index}`, title, content: [] })),
  }),
});

interface Old {
  id: string;
  visibility: 'public' | 'private';
  /** The working copy, and the public version of a public item. */
  working: object;
  version?: object;
}

/** A questionnaire as the version before wrote it: nothing of its fiches is in its summary. */
async function insertOld(db: Kysely<Database>, { id, visibility, working, version }: Old): Promise<void> {
  const summary = '{"questions":["q1"]}';
  await sql`insert into item (id, kind, title, visibility, summary, revision, created_at, updated_at, published_at,
      published_version)
    values (${id}, 'questionnaire', 'T', ${visibility}, ${summary}, 7, 0, 900, 5, ${version ? 1 : null})`.execute(
    db,
  );
  await sql`insert into item_facet (kind, visibility, facet, value, number)
    select kind, visibility, 'term', 't', number from item where id = ${id}`.execute(db);
  const write = async (name: string, body: object) => {
    const text = partTexts('questionnaire', body as never).body!;
    await sql`insert into body_text (id, json) values (${`${id}-${name}`}, ${text})`.execute(db);
  };
  await write('working', working);
  await sql`insert into item_part (item_id, part, revision, text_id)
    values (${id}, 'body', 3, ${`${id}-working`})`.execute(db);
  if (!version) return;
  await write('version', version);
  await sql`insert into item_version (item_id, number, published_at, publisher_id, word, title, tags, summary)
    values (${id}, 1, 5, null, null, 'T', '[]', ${summary})`.execute(db);
  await sql`insert into item_version_part (item_id, number, part, text_id)
    values (${id}, 1, 'body', ${`${id}-version`})`.execute(db);
}

describe.each(EMPTY_DATABASES)('a database from before fiches were searched, on %s', (_, open) => {
  test('gives each questionnaire the words of the fiches that its readers see', async () => {
    const { db, engine, close } = await open();
    try {
      await migrateBefore(db, engine, '0014-fiche-words');
      const [shown, changed] = [bodyWith('Œdème T', 'Stoller'), bodyWith('Secret')];
      await insertOld(db, { id: 'a-public', visibility: 'public', working: changed, version: shown });
      await insertOld(db, { id: 'b-private', visibility: 'private', working: changed });
      await insertOld(db, { id: 'c-withdrawn', visibility: 'private', working: changed, version: shown });
      await insertOld(db, {
        id: 'd-without',
        visibility: 'public',
        working: bodyWith(),
        version: bodyWith(),
      });

      await migrate(db, engine);

      const rows = await db
        .selectFrom('item')
        .innerJoin('item_facet', 'item_facet.number', 'item.number')
        .select(['item.id', 'item.summary', 'item_facet.value', 'item_facet.visibility'])
        .where('facet', 'in', ['title', 'label', 'text'])
        .orderBy('item.id')
        .orderBy('value')
        .execute();
      const terms = Map.groupBy(rows, ({ id }) => id);
      const told = [...terms].map(([id, own]) => [
        id,
        JSON.parse(own[0]!.summary).ficheWords,
        [...new Set(own.map(({ value }) => value))].join(' '),
      ]);
      expect(told).toEqual([
        ['a-public', 'oedeme t stoller', 'oedeme stoller t'],
        ['b-private', 'secret', 'secret t'],
        ['c-withdrawn', 'secret', 'secret t'],
        ['d-without', undefined, 't'],
      ]);
      expect(new Set(terms.get('a-public')!.map(({ visibility }) => visibility))).toEqual(
        new Set(['public']),
      );
      const kept = await db
        .selectFrom('item_version')
        .select(['item_id', 'summary'])
        .orderBy('item_id')
        .execute();
      expect(kept.map(({ item_id, summary }) => [item_id, JSON.parse(summary)])).toEqual([
        ['a-public', { questions: ['q1'], ficheWords: 'oedeme t stoller' }],
        ['c-withdrawn', { questions: ['q1'], ficheWords: 'oedeme t stoller' }],
        ['d-without', { questions: ['q1'] }],
      ]);
    } finally {
      await close();
    }
  });
});
