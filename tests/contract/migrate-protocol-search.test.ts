import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { validBody } from '../run/valid-protocol.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

const SUMMARY = { imagingType: 'IRM', region: 'Abdomen', rowNames: ['Ax T2'] };

function bodyWith(indication: string) {
  const body = validBody('IRM', 'Abdomen');
  body.acquisition.sequences = [{ name: 'Ax T2' }];
  const contrast = { agent: 'Gadobutrol' };
  return { ...body, indications: [indication], contraindications: ['Pacemaker'], contrast };
}

describe.each(EMPTY_DATABASES)('a database from before indications were searched, on %s', (_, open) => {
  test('finds protocols by what readers see of them', async () => {
    const { db, engine, close } = await open();
    const write = async (id: string, visibility: string, working: object, version?: object) => {
      const told = JSON.stringify(SUMMARY);
      await sql`insert into item (id, kind, title, visibility, summary, created_at, updated_at, published_version)
        values (${id}, 'protocol', 'Entéro', ${visibility}, ${told}, 0, 0, ${version ? 1 : null})`.execute(
        db,
      );
      for (const [facet, value] of [
        ['title', 'entero'],
        ['label', 'irm'],
        ['label', 'abdomen'],
        ['text', 'ax'],
        ['text', 't2'],
        ['imagingType', 'irm'],
      ])
        await sql`insert into item_facet (kind, visibility, facet, value, number)
          select kind, visibility, ${facet}, ${value}, number from item where id = ${id}`.execute(db);
      if (version)
        await sql`insert into item_version (item_id, number, published_at, title, tags, summary)
          values (${id}, 1, 0, 'Entéro', '[]', ${told})`.execute(db);
      for (const [name, body] of Object.entries({ working, ...(version && { version }) }))
        for (const [part, text] of Object.entries(partTexts('protocol', body))) {
          const textId = `${id}-${name}-${part}`;
          await sql`insert into body_text values (${textId}, ${text})`.execute(db);
          await (name === 'version'
            ? sql`insert into item_version_part (item_id, number, part, text_id) values (${id}, 1, ${part}, ${textId})`
            : sql`insert into item_part (item_id, part, revision, text_id) values (${id}, ${part}, 1, ${textId})`
          ).execute(db);
        }
    };
    try {
      await migrateBefore(db, engine, '0043-protocol-search');
      await write('a', 'public', bodyWith('Appendicite'), bodyWith('Crohn'));
      await write('b', 'private', bodyWith('Appendicite'), bodyWith('Crohn'));
      await write('c', 'private', bodyWith('Sepsis'));
      await migrate(db, engine);
      const rows = await db
        .selectFrom('item_facet')
        .innerJoin('item', 'item.number', 'item_facet.number')
        .select(['item.id', 'facet', 'value'])
        .orderBy('item.id')
        .orderBy('facet')
        .orderBy('value')
        .execute();
      const told = Map.groupBy(rows, ({ id }) => id);
      const own = (indication: string) => [
        'imagingType irm',
        `indication ${indication}`,
        'label abdomen',
        'label irm',
        ...[indication, 'ax', 'gadobutrol', 'pacemaker', 't2'].toSorted().map((word) => `text ${word}`),
        'title entero',
      ];
      for (const [id, indication] of [
        ['a', 'crohn'],
        ['b', 'appendicite'],
        ['c', 'sepsis'],
      ] as const)
        expect(
          told.get(id)!.map(({ facet, value }) => `${facet} ${value}`),
          id,
        ).toEqual(own(indication));
      const { summary } = await db
        .selectFrom('item_version')
        .select('summary')
        .where('item_id', '=', 'b')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(summary)).toEqual({
        ...SUMMARY,
        indications: ['Crohn'],
        contraindications: ['Pacemaker'],
        agents: ['Gadobutrol'],
      });
    } finally {
      await close();
    }
  });
});
