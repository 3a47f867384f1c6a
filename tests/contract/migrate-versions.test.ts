import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { caseKind } from '#lib/cases/definition.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { readVersionBody, readVersions } from '#lib/items/server/item-versions-queries.ts';
import { migrate } from '#lib/platform/server/db/engine/migrate.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { FILES, illustratedCase } from './illustrated-case.ts';
import { EMPTY_DATABASES, migrateBefore } from './old-database.ts';

const [FIRST, SECOND, IN_SHEET] = FILES;
const QUESTIONNAIRE = { pages: [{ id: 'p1', name: 'Œdème « \\ "', questions: [] }] };

interface Old {
  id: string;
  kind: ItemKind;
  visibility: string;
  body: object;
  tags?: string[];
  files?: string[];
  attested?: string[];
}

/** An item as the version before wrote it, changed at 900. */
async function insertOld(db: Kysely<Database>, old: Old): Promise<void> {
  const { id, kind, visibility, body, tags = [], files = [], attested = [] } = old;
  await sql`insert into item (id, kind, title, visibility, summary, revision, created_at, updated_at, published_at)
    values (${id}, ${kind}, 'T', ${visibility}, '{}', 7, 0, 900, 5)`.execute(db);
  for (const [part, json] of Object.entries(partTexts(kind, body))) {
    await sql`insert into body_text (id, json) values (${`${id}-${part}`}, ${json})`.execute(db);
    await sql`insert into item_part (item_id, part, revision, text_id)
      values (${id}, ${part}, 3, ${`${id}-${part}`})`.execute(db);
  }
  for (const [position, tag] of tags.entries())
    await sql`insert into item_tag (item_id, position, tag) values (${id}, ${position}, ${tag})`.execute(db);
  for (const file of files)
    await sql`insert into item_file (item_id, sha256) values (${id}, ${file})`.execute(db);
  for (const file of attested)
    await sql`insert into attestation (item_id, sha256, user_id, at) values (${id}, ${file}, null, 1)`.execute(
      db,
    );
}

async function insertCopy(db: Kysely<Database>, id: string, source: string, at: number): Promise<void> {
  await sql`insert into "copy" (item_id, source_id, source_title, source_author, counted, created_at)
    values (${id}, ${source}, 'T', '', 1, ${at})`.execute(db);
}

describe.each(EMPTY_DATABASES)('a database from before versions, on %s', (_, open) => {
  test('gives what is public its first version, as readers see it, and nothing else any', async () => {
    const { db, engine, close } = await open();
    try {
      await migrateBefore(db, engine, '0012-versions');
      for (const sha256 of FILES)
        await sql`insert into file (sha256, type, bytes, width, height, created_at)
          values (${sha256}, 'image/webp', 1, 4, 3, 0)`.execute(db);
      const body = illustratedCase();
      const illustrated = { kind: 'case', visibility: 'public', body, files: FILES } as const;
      const tags = ['Zébré "', 'Arthrose'];
      await insertOld(db, { ...illustrated, files: [...FILES], id: 'whole', tags, attested: [...FILES] });
      await insertOld(db, { ...illustrated, files: [...FILES], id: 'part', attested: [FIRST] });
      await insertOld(db, { ...illustrated, files: [...FILES], id: 'mine', visibility: 'private' });
      await insertOld(db, { id: 'q', kind: 'questionnaire', visibility: 'public', body: QUESTIONNAIRE });
      await insertCopy(db, 'young', 'whole', 900);
      await insertCopy(db, 'old', 'whole', 899);
      await insertCopy(db, 'private', 'mine', 950);

      await migrate(db, engine);

      const version = async (id: string, kind: ItemKind = 'case') =>
        JSON.parse(await readVersionBody(db, kind, id, 1));
      const working = async (id: string, kind: ItemKind = 'case') => JSON.parse(await readBody(db, kind, id));
      expect(await version('whole')).toEqual(body);
      expect(await version('q', 'questionnaire')).toEqual(QUESTIONNAIRE);
      expect(await working('part')).toEqual(body);
      const shown = JSON.stringify(await version('part'));
      expect(shown).toContain(FIRST);
      for (const hidden of [SECOND, IN_SHEET]) expect(shown).not.toContain(hidden);
      expect(await readVersions(db, 'whole')).toMatchObject([{ number: 1, published_at: 900, tags }]);
      expect(await readVersions(db, 'q')).toMatchObject([{ number: 1, tags: [] }]);
      expect(await readVersions(db, 'mine')).toEqual([]);
      const items = await db
        .selectFrom('item')
        .select(['id', 'published_version', 'has_changes', 'working_title', 'working_tags'])
        .orderBy('id')
        .execute();
      const same = { working_title: null, working_tags: null };
      expect(items).toEqual([
        { id: 'mine', published_version: null, has_changes: 0, ...same },
        { id: 'part', published_version: 1, has_changes: 1, ...same },
        { id: 'q', published_version: 1, has_changes: 0, ...same },
        { id: 'whole', published_version: 1, has_changes: 0, ...same },
      ]);
      const files = await db
        .selectFrom('item_file')
        .selectAll()
        .orderBy('item_id')
        .orderBy('sha256')
        .execute();
      const of = (id: string) =>
        files
          .filter(({ item_id }) => item_id === id)
          .map(({ working, published, kept }) => [working, published, kept]);
      const [shownTo, hidden] = [
        [1, 1, 1],
        [1, 0, 0],
      ];
      expect(of('whole')).toEqual([shownTo, shownTo, shownTo]);
      expect(of('part')).toEqual([shownTo, hidden, hidden]);
      expect(of('mine')).toEqual([hidden, hidden, hidden]);
      const copies = await db
        .selectFrom('copy')
        .select(['item_id', 'source_version'])
        .orderBy('item_id')
        .execute();
      expect(copies.map(({ source_version }) => source_version)).toEqual([null, null, 1]);
      // Texts are shared: only what readers were not shown is there twice.
      const texts = await db.selectFrom('body_text').select('id').execute();
      expect(texts).toHaveLength(3 * Object.keys(caseKind.parts).length + 1 + 2);
    } finally {
      await close();
    }
  });
});
