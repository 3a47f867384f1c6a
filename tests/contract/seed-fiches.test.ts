import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chestFiches } from '#lib/demo/questionnaires/chest-fiches/all.ts';
import { drawDueImages } from '#lib/demo/server/draw-due-images.ts';
import { seedDemo } from '#lib/demo/server/seed-demo.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { readDue } from '#lib/platform/server/db/meta/seed-images.ts';
import type { Fiche } from '#lib/questionnaires/tree.ts';
import { spansOf } from '#lib/rich-text/rich-text.ts';
import { content as base } from './small-demo.ts';

const taught = chestFiches.filter(({ fiche }) => fiche.id === 'rx-atelectasie');
const [first, ...others] = base.demoQuestionnaires;
const content = {
  ...base,
  demoCases: [],
  demoQuestionnaires: [
    {
      ...first!,
      body: {
        pages: [{ id: 'p1', name: 'Examen', questions: [] }],
        fiches: taught.map(({ fiche }) => fiche),
      },
      pictures: Object.fromEntries(taught.map(({ fiche, picture }) => [fiche.id, picture])),
    },
    ...others,
  ],
};

let context: Context;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-fiches-'));
  context = await openContext(readSettings({ DATA_DIR: folder }));
});
afterEach(async () => {
  await context.close();
  await rm(folder, { recursive: true });
});

const rows = async <Row>(query: string) => (await sql.raw<Row>(query).execute(context.db)).rows;
const draw = (signal = new AbortController().signal) =>
  drawDueImages(context, { onStart: () => undefined, onProgress: () => undefined, signal }, content as never);

async function ficheOf(): Promise<Fiche> {
  const [text] = await rows<{ json: string }>(
    `select json from body_text where json like '%rx-atelectasie%'`,
  );
  return (JSON.parse(text?.json ?? '{}') as { fiches: Fiche[] }).fiches[0]!;
}

// Processes that draw have a low priority, so they take long on a busy machine.
it('a fiche of the demo gets its image, with its credit, after its text', { timeout: 120_000 }, async () => {
  await seedDemo(context, content);
  const before = await ficheOf();
  expect(before).toEqual(taught[0]?.fiche);
  await draw();
  const { content: blocks } = await ficheOf();
  const image = blocks.find(({ type }) => type === 'image');
  expect(image).toMatchObject({ image: { width: 928, height: 956, caption: taught[0]?.picture.caption } });
  expect(blocks.filter(({ type }) => type !== 'image').length).toBe(before.content.length + 1);
  const words = blocks.flatMap(spansOf);
  expect(words.map(({ text }) => text).join(' ')).toMatch(/Hellerhoff.*CC BY-SA 3\.0.*Modifications/);
  expect(words.map(({ href }) => href)).toContain(
    'https://commons.wikimedia.org/wiki/File:Unterlappenatelektase_rechts_pa.jpg',
  );
  const file = image?.type === 'image' ? image.image.file : '';
  expect(Buffer.isBuffer(await context.files.get(file))).toBe(true);
  expect(await rows('select working, published, kept from item_file')).toEqual([
    { working: 1, published: 1, kept: 1 },
  ]);
  expect(
    await rows(
      'select 1 from item_file left join attestation using (item_id, sha256) where attestation.sha256 is null',
    ),
  ).toEqual([]);
  expect(await readDue(context.db)).toEqual([]);
});

it('what an author made of the questionnaire meanwhile stays', { timeout: 120_000 }, async () => {
  await seedDemo(context, content);
  const [due] = await readDue(context.db);
  await sql`insert into body_text (id, json) values ('mine', '{"pages":[]}')`.execute(context.db);
  await sql`update item_part set text_id = 'mine' where text_id = ${due?.texts.body ?? ''}`.execute(
    context.db,
  );
  await draw();
  expect(await rows(`select json from body_text where id = 'mine'`)).toEqual([{ json: '{"pages":[]}' }]);
  expect(await rows('select working from item_file where working = 1')).toEqual([]);
});
