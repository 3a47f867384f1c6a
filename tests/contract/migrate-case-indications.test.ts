import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

const caseFor = (clinicalInformation: string) => ({
  difficulty: 2,
  clinicalInformation,
  answer: 'Réponse',
  sheet: null,
  folders: [],
  mainImage: null,
});
const OLD_SUMMARY = JSON.stringify({ difficulty: 2, seriesCount: 0, imageCount: 0, folderImages: [] });

describe.each(EMPTY_DATABASES)('a database from before rows told an indication, on %s', (_, open) => {
  test('tells that of what readers see, and of the working copy of what is private', async () => {
    const { db, engine, close } = await open();
    const text = async (id: string, name: string, clinicalInformation: string) => {
      for (const [part, json] of Object.entries(partTexts('case', caseFor(clinicalInformation)))) {
        const textId = `${id}-${name}-${part}`;
        await sql`insert into body_text (id, json) values (${textId}, ${json})`.execute(db);
        await (name === 'version'
          ? sql`insert into item_version_part (item_id, number, part, text_id) values (${id}, 1, ${part}, ${textId})`
          : sql`insert into item_part (item_id, part, revision, text_id) values (${id}, ${part}, 1, ${textId})`
        ).execute(db);
      }
    };
    const item = (id: string, visibility: string, version: number | null) =>
      sql`insert into item (id, kind, title, visibility, summary, created_at, updated_at, published_version)
        values (${id}, 'case', 'Cas', ${visibility}, ${OLD_SUMMARY}, 0, 0, ${version})`.execute(db);
    try {
      await migrateBefore(db, engine, '0047-case-indications');
      await item('a', 'public', 1);
      await sql`insert into item_version (item_id, number, published_at, title, tags, summary)
        values ('a', 1, 0, 'Cas', '[]', ${OLD_SUMMARY})`.execute(db);
      await text('a', 'working', 'Ce que personne ne lit encore.');
      await text('a', 'version', 'Chute sur la main.');
      await item('b', 'private', null);
      await text('b', 'working', 'Toux fébrile.');

      await migrate(db, engine);

      const rows = await db.selectFrom('item').select(['id', 'summary']).orderBy('id').execute();
      expect(rows.map(({ id, summary }) => [id, JSON.parse(summary)])).toEqual([
        ['a', { ...JSON.parse(OLD_SUMMARY), indication: 'Chute sur la main.' }],
        ['b', { ...JSON.parse(OLD_SUMMARY), indication: 'Toux fébrile.' }],
      ]);
      const version = await db.selectFrom('item_version').select('summary').executeTakeFirstOrThrow();
      expect(JSON.parse(version.summary)).toMatchObject({ indication: 'Chute sur la main.' });
    } finally {
      await close();
    }
  });
});
