import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

const image = (letter: string) => ({ kind: 'image', file: letter.repeat(64), width: 9, height: 8 });
const frame = {
  kind: 'frame',
  file: 'd'.repeat(64),
  width: 512,
  height: 512,
  frame: 'e'.repeat(64),
  position: [-1.5e-7, 12.25, 100_000],
};
const link = { text: 'coupe', view: { folder: 'f1', image: 1 } };
const paragraph = (...text: object[]) => [{ type: 'paragraph', text }];
const naughty = 'Œdème «\u00a0"guillemets" \\ \n\t😀 {"folders":[]} ‮';

const CASES: Record<string, object> = {
  full: {
    difficulty: 4,
    clinicalInformation: naughty,
    answer: naughty,
    sheet: paragraph({ text: naughty }, link, {
      text: 'nommée',
      view: { ...link.view, key: 'a'.repeat(64) },
    }),
    folders: [
      { id: 'f1', name: naughty, description: '', images: [image('a'), image('b'), frame], mainImage: 2 },
    ],
    mainImage: { folderId: 'f1', imageIndex: 1 },
  },
  empty: { difficulty: 1, clinicalInformation: '', answer: '', sheet: null, folders: [], mainImage: null },
};
const OTHERS: Record<string, object> = {
  questionnaire: { pages: [{ id: 'p1', name: naughty, questions: [] }] },
  protocol: { imagingType: 'IRM', region: 'Rachis', reviewStatus: 'Validé', contrast: { doseMlPerKg: 0.2 } },
};

describe.each(EMPTY_DATABASES)('a database of the version before, on %s', (_, open) => {
  test('comes through with every body in its parts, and links to places anchored', async () => {
    const { db, engine, close } = await open();
    try {
      await migrateBefore(db, engine, '0005-item-parts');
      const bodies = { ...CASES, ...OTHERS };
      for (const [id, body] of Object.entries(bodies)) {
        const kind = id in CASES ? 'case' : id;
        await sql`insert into item (id, kind, title, visibility, summary, revision, created_at, updated_at)
          values (${id}, ${kind}, 'T', 'draft', '{}', 7, 0, 0)`.execute(db);
        await sql`insert into item_body (item_id, body) values (${id}, ${JSON.stringify(body)})`.execute(db);
      }
      await migrate(db, engine);
      const read = async (id: string) =>
        JSON.parse(await readBody(db, id in CASES ? 'case' : (id as 'protocol'), id));
      for (const id of ['empty', 'questionnaire', 'protocol']) expect(await read(id), id).toEqual(bodies[id]);
      const [first, , third] = (CASES.full as { sheet: { text: object[] }[] }).sheet[0]!.text;
      const anchored = { ...link, view: { ...link.view, key: 'b'.repeat(64) } };
      expect(await read('full')).toEqual({ ...CASES.full, sheet: paragraph(first!, anchored, third!) });
      const parts = await db.selectFrom('item_part').select(['part', 'revision']).execute();
      expect(parts.map(({ part }) => part).sort()).toEqual(
        ['difficulty', 'clinicalInformation', 'answer', 'images', 'sheet', 'body']
          .flatMap((part) => [part, part])
          // For the protocol only, since 0015; for the two cases, since 0022, 0032 and 0034.
          .concat(
            'review',
            ['findings', 'presentation', 'credit'].flatMap((part) => [part, part]),
          )
          .sort(),
      );
      expect(parts.every(({ revision }) => revision === 7)).toBe(true);
    } finally {
      await close();
    }
  });
});
