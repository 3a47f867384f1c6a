import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { unzip } from '#lib/dicom/unzip.ts';
import { expectAccessible } from './axe.ts';
import { ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';
import { dialog, exported, panel, QUESTION, savePart } from './question-exports.ts';

const ZONE = {
  id: 'z1',
  format: 'zone',
  text: 'Désignez le bloc.',
  structures: [{ id: 'st1', finding: 'n1', reach: 0 }],
};

/** A finding around a block of an image. */
const block = (key: string, [left, top, right, bottom]: [number, number, number, number]) => ({
  id: 'n1',
  name: 'Bloc clair',
  explanation: '',
  folder: 'a',
  key,
  image: 0,
  marks: [
    {
      kind: 'contour',
      folder: 'a',
      key,
      image: 0,
      points: [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
    },
  ],
});

/** The bounding box of a picture's light pixels, in fractions of its sides: left, top, right, bottom. */
async function lightBox(jpeg: Buffer): Promise<number[]> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const box = [1, 1, 0, 0] as [number, number, number, number];
  for (let at = 0; at < info.width * info.height; at++) {
    if (data[at * info.channels]! < 128) continue;
    const [x, y] = [(at % info.width) / info.width, Math.floor(at / info.width) / info.height];
    box.splice(0, 4, Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y));
  }
  return box;
}

test('zones go out as cards that mask them where they are, on the slice as it is turned and stretched', async ({
  signedIn: page,
}) => {
  const light = { create: { width: 200, height: 60, channels: 3 as const, background: '#fff' } };
  const dark = await sharp({ create: { width: 800, height: 300, channels: 3, background: '#000' } })
    .composite([{ input: light, left: 100, top: 40 }])
    .png()
    .toBuffer();
  const id = await caseOf(page, [dark]);
  const read = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
  const { body, revision } = await read.json();
  const [folder] = body.folders;
  const key = folder.images[0].file;
  // Pixels are twice as high as wide.
  const series = { modality: 'CR', pixelSpacing: [2, 1] };
  await savePart(page, id, 'images', revision, { folders: [{ ...folder, series }], mainImage: null });
  await savePart(page, id, 'findings', revision + 1, { findings: [block(key, [400, 200, 500, 220])] });
  const questions = { explained: 'end', steps: [{ id: 's', text: '', questions: [QUESTION, ZONE] }] };
  await savePart(page, id, 'questions', revision + 2, { questions });
  const views = [{ folder: 'a', key, rotation: 1, flipped: true }];
  await savePart(page, id, 'presentation', revision + 3, { presentation: { views } });
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  // Meanwhile its author moves the outline, in a viewer in another window.
  await savePart(page, id, 'findings', revision + 4, { findings: [block(key, [100, 40, 300, 100])] });

  const { bytes } = await exported(
    page,
    'Anki (.apkg)',
    async (shown) => {
      await expect(shown).toContainText('1\u00a0structure masquée, 1\u00a0image');
      await expect(shown).toContainText('2\u00a0questions exportées');
      await expect(shown).toContainText('Anki 23.10');
      await expect(shown.getByRole('img', { name: 'Image de «\u202fBloc clair\u202f»' })).toBeVisible();
      await expectAccessible(page, 'zones that leave with questions');
    },
    'Ajouter les zones',
  );
  const files = await unzip(new Blob([bytes]));
  const file = async (path: string) =>
    Buffer.from(await files.find((each) => each.path === path)!.blob.arrayBuffer());
  const database = new DatabaseSync(':memory:');
  database.deserialize(new Uint8Array(await file('collection.anki2')));
  const notes = database.prepare('select flds from notes order by id').all() as { flds: string }[];
  expect(notes).toHaveLength(2);
  const zone = notes.map(({ flds }) => flds).find((flds) => flds.includes('image-occlusion'))!;
  const { 0: name } = JSON.parse((await file('media')).toString());
  expect(zone).toContain(`<img src="${name}"`);
  const jpeg = await file('0');
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 800 });

  const [, written = ''] = /points=([^}]*)/.exec(zone) ?? [];
  const corners = written.split(' ').map((pair) => pair.split(',').map(Number));
  const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
  const masked = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const seen = await lightBox(jpeg);
  for (const [side, place] of masked.entries()) expect(Math.abs(seen[side]! - place)).toBeLessThan(0.01);
  // Mirrored and turned by a quarter: from the right edge of the file's rows, and from the bottom of its columns.
  expect(masked).toEqual([0.6667, 0.625, 0.8667, 0.875]);
});

test('zones whose image may not leave have no card, and the dialog says why', async ({ signedIn: page }) => {
  const id = await caseOf(page, [await picture({ width: 64, height: 48 })], { isAttested: false });
  const read = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
  const { body, revision } = await read.json();
  const key = body.folders[0].images[0].file;
  await savePart(page, id, 'findings', revision, { findings: [block(key, [10, 10, 30, 20])] });
  const questions = { explained: 'end', steps: [{ id: 's', text: '', questions: [QUESTION, ZONE] }] };
  await savePart(page, id, 'questions', revision + 1, { questions });
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const { text } = await exported(
    page,
    'Anki (.apkg)',
    async (shown) => {
      await expect(shown).toContainText('Personne n’a encore attesté');
      await expect(shown).toContainText('Question 2 (Zone)\u00a0: l’image reste ici, rien n’en est exporté.');
      await expect(shown).toContainText('1\u00a0question exportée');
    },
    'Ajouter les zones',
  );
  expect(text).not.toContain('image-occlusion');
});

test.describe('a case that changes while it is exported', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('zones that move once their images are prepared make no package, and one is told', async ({
    signedIn: page,
  }) => {
    const id = await caseOf(page, [await picture({ width: 64, height: 48 })]);
    const read = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
    const { body, revision } = await read.json();
    const key = body.folders[0].images[0].file;
    await savePart(page, id, 'findings', revision, { findings: [block(key, [10, 10, 30, 20])] });
    const questions = { explained: 'end', steps: [{ id: 's', text: '', questions: [ZONE] }] };
    await savePart(page, id, 'questions', revision + 1, { questions });
    await open(page, `/cases?cas=${id}`);
    await ready(page);
    await panel(page).getByRole('button', { name: 'Exporter les questions' }).press('Enter');
    await dialog(page).getByLabel('Format du fichier').selectOption('Anki (.apkg)');
    await dialog(page).getByLabel('Ajouter les zones').check();
    await expect(dialog(page)).toContainText('1\u00a0structure masquée');
    await savePart(page, id, 'findings', revision + 2, { findings: [block(key, [30, 20, 50, 40])] });
    await dialog(page).getByRole('button', { name: 'Enregistrer le fichier' }).press('Enter');
    await expect(page.getByText('le cas a changé')).toBeVisible();
    await expect(dialog(page)).toBeVisible();
  });
});
