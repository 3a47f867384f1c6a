import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { readVersionBody } from '#lib/items/server/item-versions-queries.ts';
import { partsUnlike } from '#lib/items/server/parts-unlike-queries.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

const body = (reviewStatus: string, description?: string) => ({
  imagingType: 'IRM',
  region: 'Rachis',
  reviewStatus,
  ...(description && { description }),
});

interface Old {
  id: string;
  visibility: 'public' | 'private';
  /** Texts of the working copy and of its version, by their ids: they may be the same. */
  working: string;
  version?: string;
}

async function insertOld(db: Kysely<Database>, { id, visibility, working, version }: Old): Promise<void> {
  await sql`insert into item (id, kind, title, visibility, summary, revision, created_at, updated_at, published_at,
      published_version)
    values (${id}, 'protocol', ${id}, ${visibility}, '{}', 7, 0, 900, 5, ${version ? 1 : null})`.execute(db);
  await sql`insert into item_part (item_id, part, revision, text_id)
    values (${id}, 'body', 3, ${working})`.execute(db);
  if (!version) return;
  await sql`insert into item_version (item_id, number, published_at, publisher_id, word, title, tags, summary)
    values (${id}, 1, 5, null, null, ${id}, '[]', '{}')`.execute(db);
  await sql`insert into item_version_part (item_id, number, part, text_id)
    values (${id}, 1, 'body', ${version})`.execute(db);
}

describe.each(EMPTY_DATABASES)('a database from before reviews, on %s', (_, open) => {
  test('has the status of every protocol apart, and what was validated as a version', async () => {
    const { db, engine, close } = await open();
    try {
      await migrateBefore(db, engine, '0015-reviews');
      const texts = { valid: body('Validé'), draft: body('Brouillon', 'Neuf'), asked: body('En révision') };
      for (const [id, json] of Object.entries(texts))
        await sql`insert into body_text (id, json) values (${id}, ${JSON.stringify(json)})`.execute(db);
      const items: Old[] = [
        { id: 'a-public', visibility: 'public', working: 'valid', version: 'valid' },
        { id: 'b-changed', visibility: 'public', working: 'draft', version: 'valid' },
        { id: 'c-copy', visibility: 'private', working: 'valid' },
        { id: 'd-asked', visibility: 'private', working: 'asked' },
        { id: 'e-withdrawn', visibility: 'private', working: 'valid', version: 'valid' },
      ];
      for (const item of items) await insertOld(db, item);

      await migrate(db, engine);

      const rows = await db
        .selectFrom('item')
        .innerJoin('item_facet', 'item_facet.number', 'item.number')
        .select(['id', 'review_status', 'published_version', 'item_facet.value'])
        .where('facet', '=', 'reviewStatus')
        .orderBy('id')
        .execute();
      expect(rows.map(({ id, ...row }) => [id, row.review_status, row.value, row.published_version])).toEqual(
        [
          ['a-public', 'Validé', 'valide', 1],
          ['b-changed', 'Brouillon', 'brouillon', 1],
          ['c-copy', 'Validé', 'valide', 1],
          ['d-asked', 'En révision', 'en revision', null],
          ['e-withdrawn', 'Validé', 'valide', 1],
        ],
      );
      for (const { id, working, version } of items) {
        const written = texts[working as keyof typeof texts];
        expect(JSON.parse(await readBody(db, 'protocol', id)), id).toEqual(written);
        if (!version) continue;
        expect(JSON.parse(await readVersionBody(db, 'protocol', id, 1)), id).toEqual(body('Validé'));
      }
      expect(JSON.parse(await readVersionBody(db, 'protocol', 'c-copy', 1))).toEqual(body('Validé'));
      const unlike = async (id: string) =>
        (await partsUnlike(db, { kind: 'protocol', id }, 1)).map(({ part }) => part).sort();
      expect(await unlike('a-public')).toEqual([]);
      expect(await unlike('b-changed')).toEqual(['body', 'review']);
      expect(await unlike('c-copy')).toEqual([]);
      const held = await db.selectFrom('body_text').select('json').where('id', '=', 'valid').execute();
      expect(JSON.parse(held[0]!.json)).toEqual({ imagingType: 'IRM', region: 'Rachis' });
    } finally {
      await close();
    }
  });
});
