import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { validBody } from '../run/valid-protocol.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

const image = { kind: 'image', file: 'a'.repeat(64), width: 4, height: 3 };
const caseWith = (name: string) => ({
  difficulty: 2,
  clinicalInformation: '',
  answer: '',
  sheet: null,
  folders: [{ id: 'f', name, description: '', images: [image], series: { modality: 'US' } }],
  mainImage: null,
});
const folderOf = (folder: string) => ({ folderImages: [{ folder, file: image.file }], difficulty: 2 });

describe.each(EMPTY_DATABASES)('a database from before searches were ranked, on %s', (_, open) => {
  test('finds its items by what readers see, and where it stands', async () => {
    const { db, engine, close } = await open();
    const write = async (
      { id, kind, visibility }: { id: string; kind: 'case' | 'protocol'; visibility: string },
      [working, version]: [object, object?],
      summary: object,
    ) => {
      const told = JSON.stringify(summary);
      await sql`insert into item (id, kind, title, visibility, summary, created_at, updated_at, published_version)
        values (${id}, ${kind}, 'Œdème', ${visibility}, ${told}, 0, 0, ${version ? 1 : null})`.execute(db);
      await sql`insert into item_tag values (${id}, 0, 'IRM')`.execute(db);
      for (const [facet, value] of Object.entries({ term: 'oedeme', tag: 'irm' }))
        await sql`insert into item_facet (kind, visibility, facet, value, number)
          select kind, visibility, ${facet}, ${value}, number from item where id = ${id}`.execute(db);
      if (version)
        await sql`insert into item_version (item_id, number, published_at, title, tags, summary)
          values (${id}, 1, 0, 'Œdème', '[]', ${told})`.execute(db);
      for (const [name, body] of Object.entries({ working, ...(version && { version }) }))
        for (const [part, text] of Object.entries(partTexts(kind, body))) {
          const textId = `${id}-${name}-${part}`;
          await sql`insert into body_text values (${textId}, ${text})`.execute(db);
          await (name === 'version'
            ? sql`insert into item_version_part (item_id, number, part, text_id) values (${id}, 1, ${part}, ${textId})`
            : sql`insert into item_part (item_id, part, revision, text_id) values (${id}, ${part}, 1, ${textId})`
          ).execute(db);
        }
    };
    try {
      await migrateBefore(db, engine, '0029-search-words');
      const [shown, secret] = [caseWith('Face'), caseWith('Secret')];
      await write({ id: 'a', kind: 'case', visibility: 'public' }, [secret, shown], folderOf('Face'));
      await write({ id: 'b', kind: 'case', visibility: 'private' }, [secret], folderOf('Secret'));
      const named = validBody('IRM', 'Rachis');
      named.acquisition.sequences = [{ name: 'Sag T2' }];
      const protocol = { imagingType: 'IRM', region: 'Rachis' };
      await write({ id: 'c', kind: 'protocol', visibility: 'private' }, [named], protocol);

      await migrate(db, engine);

      const rows = await db
        .selectFrom('item_facet')
        .innerJoin('item', 'item.number', 'item_facet.number')
        .select(['item.id', 'facet', 'value'])
        .orderBy('item.id')
        .orderBy('facet')
        .orderBy('value')
        .execute();
      const told = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [
        id,
        ...own.map(({ facet, value }) => `${facet} ${value}`),
      ]);
      const own = (id: string, labels: string[], texts: string[]) => [
        id,
        ...labels.map((word) => `label ${word}`),
        'tag irm',
        ...texts.map((word) => `text ${word}`),
        'title oedeme',
      ];
      expect(told).toEqual([
        own('a', ['irm', 'us'], ['face']),
        own('b', ['irm', 'us'], ['secret']),
        own('c', ['irm', 'rachis'], ['sag', 't2']),
      ]);
      const { summary } = await db
        .selectFrom('item_version')
        .select('summary')
        .where('item_id', '=', 'a')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(summary)).toEqual({ ...folderOf('Face'), modalities: ['US'], indication: '' });
    } finally {
      await close();
    }
  });
});
