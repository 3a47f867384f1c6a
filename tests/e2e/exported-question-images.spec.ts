import sharp from 'sharp';
import { unzip } from '#lib/dicom/unzip.ts';
import { expectAccessible } from './axe.ts';
import { ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';
import { dialog, exported, panel, QUESTION, savePart } from './question-exports.ts';

const QUESTIONS = { explained: 'end', steps: [{ id: 's', text: '', questions: [QUESTION] }] };
const CREDIT = {
  author: 'Ada L.',
  licence: 'CC BY 4.0',
  licenceUrl: '',
  changes: '',
  work: 'Boxerfraktur.png',
  source: '',
};

test('the image that the case opens on goes with its questions as its author shows it, and comes back with nothing told', async ({
  signedIn: page,
}) => {
  // White on the left, black on the right.
  const half = { width: 1000, height: 800, channels: 3 as const, background: '#fff' };
  const wide = await sharp({ create: { ...half, width: 2000, background: '#000' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const id = await caseOf(page, [wide, await picture({ width: 64, height: 48 })]);
  const read = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
  const { body, revision } = await read.json();
  const key = body.folders[0].images[0].file;
  const views = [{ folder: 'a', key, rotation: 1, inverted: true }];
  await savePart(page, id, 'questions', revision, { questions: QUESTIONS });
  await savePart(page, id, 'credit', revision + 1, { credit: CREDIT });
  await savePart(page, id, 'presentation', revision + 2, { presentation: { views } });
  await open(page, `/cases?cas=${id}`);
  await ready(page);

  const { text } = await exported(page, 'XML de Moodle', async (shown) => {
    await expect(shown).toContainText('410\u00a0×\u00a01\u202f024 pixels');
    await expect(shown).toContainText('Ada L.');
    await expect(shown.getByRole('img', { name: 'Image du cas' })).toBeVisible();
    await expectAccessible(page, 'an image that leaves with questions');
  });
  const [, name, base64 = ''] = /<file name="(negatoscope-[0-9a-f]{24}\.jpg)"[^>]*>([^<]+)</.exec(text) ?? [];
  const jpeg = sharp(Buffer.from(base64, 'base64'));
  expect(await jpeg.metadata()).toMatchObject({ format: 'jpeg', width: 410, height: 1024 });
  // Turned by a quarter the left is at the top, and white has become black.
  const { data, info } = await jpeg.greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (y: number) => data[y * info.width * info.channels + 200 * info.channels]!;
  expect([at(200) < 20, at(800) > 235]).toEqual([true, true]);
  expect(text.slice(0, text.indexOf('<generalfeedback'))).not.toContain('Boxerfraktur');
  expect(text).toContain('2\u00a0images au départ dans le cas');

  const { bytes } = await exported(page, 'Anki (.apkg)', async (shown) => {
    await expect(shown).toContainText('410\u00a0×\u00a01\u202f024 pixels');
  });
  const files = await unzip(new Blob([bytes]));
  expect(files.map(({ path }) => path).sort()).toEqual(['0', 'collection.anki2', 'media']);
  const file = (path: string) => files.find((each) => each.path === path)!.blob;
  expect(await file('media').text()).toBe(JSON.stringify({ 0: name }));
  expect(Buffer.from(await file('0').arrayBuffer()).toString('base64')).toBe(base64);

  await panel(page).getByRole('button', { name: 'Importer des questions' }).press('Enter');
  await dialog(page)
    .getByLabel('Fichier GIFT ou XML de Moodle')
    .setInputFiles({ name: 'questions.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await expect(dialog(page)).toContainText('1\u00a0question mise à jour');
  await expect(dialog(page).locator('.imported-notes')).toHaveCount(0);
});

test('an image that nobody attested, or whose licence keeps it, stays, and the dialog says why before', async ({
  signedIn: page,
}) => {
  const id = await caseOf(page, [await picture({ width: 64, height: 48 })], { isAttested: false });
  const read = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
  const { revision } = await read.json();
  await savePart(page, id, 'questions', revision, { questions: QUESTIONS });
  await savePart(page, id, 'credit', revision + 1, {
    credit: { ...CREDIT, licence: 'Tous droits réservés' },
  });
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const { text } = await exported(page, 'XML de Moodle', async (shown) => {
    await expect(shown).toContainText('Personne n’a encore attesté');
    await expect(shown).toContainText('Tous droits réservés');
    await expect(shown).toContainText('Les images du cas\u00a0: elles restent ici.');
  });
  expect(text).not.toContain('<file');
});
