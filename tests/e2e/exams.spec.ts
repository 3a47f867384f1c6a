import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from 'playwright/test';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest, dropPaths, isSaved, newCase, ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';

const EXAMS = [
  slice(1, 10, 'a1', '11'),
  slice(2, 20, 'a2', '11'),
  slice(1, 30, 'b1', '12'),
  slice(1, 40, 'c1', '13'),
  slice(2, 50, 'c2', '13'),
  slice(3, 60, 'c3', '13'),
];

const review = (page: Page) => page.getByRole('dialog', { name: 'Images à envoyer' });

const choose = (page: Page, files: typeof EXAMS) =>
  page.locator('.drop-zone input[type=file]').first().setInputFiles(files);

/** Title, tags and how many attested images the cases of the person have, by their ids. */
async function casesOf(page: Page) {
  const headers = await bearerOf(page);
  const { cases } = await (await page.request.get('/api/cases/mine?limit=50', { headers })).json();
  const all = (cases as { _id: string }[]).map(async ({ _id }) => {
    const { title, tags, body, unattested } = await (
      await page.request.get(`/api/cases/${_id}`, { headers })
    ).json();
    const images = body.folders.reduce(
      (sum: number, folder: { images: [] }) => sum + folder.images.length,
      0,
    );
    return [_id, { title, tags, images: images - unattested.length }] as const;
  });
  return new Map(await Promise.all(all));
}

test('three exams dropped on an empty case become three, and go on there when they are given again', async ({
  signedIn: page,
}) => {
  const id = await chooseOnNewCase(page, EXAMS);
  await expect(review(page).getByText('Ces images viennent de 3 examens.')).toBeVisible();
  await expect(review(page).getByRole('radio', { name: /^Un cas par examen/ })).toBeChecked();
  await expect(review(page).getByRole('heading', { name: /^Examen 3 sur 3/ })).toHaveText(
    'Examen 3 sur 3\u00a0: TDM, 3\u00a0images',
  );
  await expect(
    review(page).getByText(/^J’atteste que rien n’identifie quelqu’un sur 6\s+images de 3\s+séries\./),
  ).toBeVisible();
  await attest(page);
  const drafts = page.getByRole('region', { name: /2 examens ont maintenant chacun leur cas/ });
  await expect(drafts.getByRole('link', { name: 'TDM, examen 2 sur 3' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TDM, examen 1 sur 3');
  await expect(page.locator('.tile')).toHaveCount(2);
  await expect(drafts.getByText('3 images', { exact: true })).toBeVisible();
  await isSaved(page);
  await expect
    .poll(async () => [...(await casesOf(page)).values()].map(({ images }) => images).sort())
    .toEqual([1, 2, 3]);
  const made = await casesOf(page);
  expect(made.get(id)?.images).toBe(2);
  expect([...made.values()].map(({ title }) => title).sort()).toEqual(
    [1, 2, 3].map((number) => `TDM, examen ${number} sur 3`),
  );
  expect([...made.values()].find(({ images }) => images === 3)?.tags).toEqual(['TDM']);

  // Given again, with one more slice of the third: every image is where it belongs, none is there twice.
  await page.reload();
  await ready(page);
  await choose(page, [...EXAMS, slice(4, 70, 'c4', '13')]);
  await expect(review(page).getByRole('radio', { name: /^Un cas par examen/ })).toBeChecked();
  await attest(page);
  await expect
    .poll(async () => [...(await casesOf(page)).values()].map(({ images }) => images).sort())
    .toEqual([1, 2, 4]);

  const third = page.getByRole('link', { name: 'TDM, examen 3 sur 3' });
  await third.click();
  await ready(page);
  await expect(page.locator('.tile')).toHaveCount(4);
  await expect(page.getByText(/^Attesté par .+ pour 4\s+images/)).toBeVisible();
});

test('in a case that has images they stay together unless one says otherwise', async ({ signedIn: page }) => {
  const id = await newCase(page);
  await choose(page, [slice(9, 90, 'z9', '19')]);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(1);
  await choose(page, EXAMS);
  await expect(review(page).getByRole('radio', { name: 'Toutes dans ce cas' })).toBeChecked();
  await review(page).getByRole('button', { name: 'Annuler' }).click();
  await choose(page, EXAMS);
  await review(page)
    .getByRole('radio', { name: /^Un cas par examen/ })
    .check();
  await attest(page);
  await expect
    .poll(async () => [...(await casesOf(page)).values()].map(({ images }) => images).sort())
    .toEqual([1, 1, 2, 3]);
  expect((await casesOf(page)).get(id)?.images).toBe(1);
});

/** The numbers of images of the person's cases, the smallest first. */
const sizesOf = async (page: Page) => [...(await casesOf(page)).values()].map(({ images }) => images).sort();

const written = (info: TestInfo, files: typeof EXAMS) =>
  files.map(({ name, buffer }) => {
    const path = info.outputPath(name);
    writeFileSync(path, buffer);
    return path;
  });

for (const list of ['/cases-list', '/cases']) {
  test(`three exams dropped on « Nouveau cas » of ${list} become three drafts`, async ({
    signedIn: page,
  }, info) => {
    const paths = written(info, EXAMS);
    await open(page, list);
    await dropPaths(page, '.new-case-place', paths);
    await expect(review(page).getByText('Chacun devient un brouillon.')).toBeVisible();
    await attest(page);
    const drafts = page.getByRole('region', { name: /Ces images ont maintenant leurs 3 cas/ });
    await expect(drafts.getByRole('link', { name: 'TDM, examen 3 sur 3' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
    await expect.poll(() => sizesOf(page)).toEqual([1, 2, 3]);

    // The same exam once more continues where it is.
    await dropPaths(page, '.new-case-place', paths.slice(0, 2));
    await attest(page);
    await expect(page.getByText('2 images étaient déjà là')).toBeVisible();
    expect(await sizesOf(page)).toEqual([1, 2, 3]);

    await drafts.getByRole('link', { name: 'TDM, examen 3 sur 3' }).click();
    await ready(page);
    await expect(page.locator('.tile')).toHaveCount(3);
    await expect(page.getByText(/^Attesté par .+ pour 3\s+images/)).toBeVisible();
  });
}

test('a photograph dropped on « Nouveau cas » is seen first, then in a draft of its own', async ({
  signedIn: page,
}, info) => {
  const { default: sharp } = await import('sharp');
  const path = info.outputPath('cliche.png');
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#777' } })
    .png()
    .toFile(path);
  await open(page, '/cases-list');
  await dropPaths(page, '.new-case-place', [path]);
  await expect(review(page)).toBeVisible();
  expect((await casesOf(page)).size).toBe(0);
  await attest(page);
  const draft = page.getByRole('region', { name: 'Ces images ont maintenant leur cas' });
  await expect(draft.getByText('1 image', { exact: true })).toBeVisible();
  await expect.poll(() => sizesOf(page)).toEqual([1]);
  expect([...(await casesOf(page)).values()].map(({ title }) => title)).toEqual(['Cas sans titre']);
});

test('files that were tested become drafts once they are asked for, never before', async ({
  signedIn: page,
}) => {
  await open(page, '/test-upload');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('bonjour') };
  await page.locator('.drop-zone input[type=file]').setInputFiles([notes]);
  await expect(page.getByText('1 fichier vérifié.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Créer/ })).toHaveCount(0);

  await page.locator('.drop-zone input[type=file]').setInputFiles([...EXAMS, notes]);
  const make = page.getByRole('button', { name: 'Créer 3 brouillons' });
  await expect(make).toBeVisible();
  expect((await casesOf(page)).size).toBe(0);
  await make.click();
  await expect(review(page).getByRole('heading', { name: /^Examen 3 sur 3/ })).toBeVisible();
  await review(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(make).toBeFocused();
  expect((await casesOf(page)).size).toBe(0);

  await make.click();
  await attest(page);
  await expect(page.getByRole('region', { name: /leurs 3 cas/ })).toBeVisible();
  await expect.poll(() => sizesOf(page)).toEqual([1, 2, 3]);
});
