import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

const origin = `http://localhost:${process.env.E2E_PORT}`;
const SIZE = { width: 320, height: 240 };

async function filesOf(page: Page, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
  const { body } = await answer.json();
  return body.folders.flatMap(({ images }: { images: { file: string }[] }) => images.map(({ file }) => file));
}

/** A case that everybody reads, open in its editor: of three images of different sizes unless others are given. */
async function publicCase(page: Page, given?: Promise<Buffer>[]): Promise<string> {
  const pictures =
    given ?? [0, 1, 2].map((more) => picture({ width: SIZE.width + more, height: SIZE.height }));
  const id = await caseOf(page, await Promise.all(pictures));
  const headers = await bearerOf(page);
  const data = { visibility: 'public', title: `Masqué ${id}`, revision: 99 };
  const answer = await page.request.patch(`/api/cases/${id}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  return id;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Masquer des zones' });

/** Draws a zone across the top by its numbers, as with the keyboard. */
async function addZone(page: Page, { width, height }: typeof SIZE): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Ajouter une zone' }).click();
  await dialog(page).getByRole('spinbutton', { name: 'Largeur' }).fill(String(width));
  await dialog(page).getByRole('spinbutton', { name: 'Hauteur' }).fill(String(height));
}

/** The brightest value of an image's rows, as somebody who is signed out gets it. */
async function brightest(id: string, file: string, from: number, to: number): Promise<number> {
  const answer = await fetch(`${origin}/images/${id}/${file}`);
  expect(answer.status).toBe(200);
  const image = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width = 0 } = await image.metadata();
  // Statistics of the rows themselves: `stats` would use the whole image.
  const rows = await image
    .extract({ left: 0, top: from, width, height: to - from })
    .removeAlpha()
    .raw()
    .toBuffer();
  return rows.reduce((most, value) => Math.max(most, value), 0);
}

test('an image that is public already is masked from the editor: the old one is nowhere any more', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await publicCase(page);
  const before = await filesOf(page, id);
  await page.getByRole('button', { name: /^Image 2 sur 3/ }).click();
  await page.getByRole('button', { name: 'Déplacer avant' }).click();
  await page.getByRole('button', { name: 'Masquer des zones' }).click();
  await expect(dialog(page).getByText('Image 1 sur 3 (1 / 3 vues)')).toBeVisible();
  await dialog(page).locator('.mask-film').hover();
  await page.mouse.wheel(0, 120);
  // An image counts as seen once it is there.
  await expect(dialog(page).getByText('Image 2 sur 3 (2 / 3 vues)')).toBeVisible();
  await page.mouse.wheel(0, -120);
  await expect(dialog(page).getByText('Image 1 sur 3 (2 / 3 vues)')).toBeVisible();
  await addZone(page, { width: 400, height: 60 });
  await dialog(page).getByRole('button', { name: 'Masquer sur 1 image' }).click();
  await expect(page.getByText('1 image masquée. Ce qui précède ne peut plus être annulé.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  const after = await filesOf(page, id);
  expect(after.slice(1)).toEqual([before[0], before[2]]);
  const [masked = ''] = after;
  expect(masked).not.toBe(before[1]);
  for (const end of ['', '-160.webp', '-400.avif'])
    expect((await fetch(`${origin}/images/${id}/${before[1]}${end}`)).status).toBe(404);
  expect(await brightest(id, masked, 0, 60)).toBe(0);
  expect(await brightest(id, masked, 60, 240)).toBeGreaterThan(100);
  await expect(page.locator(`.tile img[src*="${masked}"]`)).toBeVisible();
  await expect(page.locator(`.tile img[src*="${before[1]}"]`)).toHaveCount(0);

  // Undo restores the order of a moment ago, never the picture.
  const undo = page.getByRole('button', { name: /^Annuler/ }).first();
  if (await undo.isEnabled()) await undo.click();
  await expect(page.locator(`.tile img[src*="${before[1]}"]`)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(page.getByText(/^Attesté par .+ le\s+\d+.+ pour 3\s+images/)).toBeVisible();
  await expect(page.locator(`.tile img[src*="${masked}"]`)).toBeVisible();
});

test('one zone for all images of a folder masks each of them', async ({ signedIn: page }) => {
  const id = await publicCase(page, [picture(SIZE), picture(SIZE, true)]);
  const before = await filesOf(page, id);
  await page.getByRole('button', { name: /^Image 1 sur 2/ }).click();
  await page.getByRole('button', { name: 'Masquer des zones' }).click();
  await dialog(page).getByLabel('Appliquer à toutes ces images').check();
  await addZone(page, { width: 400, height: 50 });
  await dialog(page).getByRole('button', { name: 'Masquer sur 2 images' }).click();
  await expect(page.getByText('2 images masquées. Ce qui précède ne peut plus être annulé.')).toBeVisible();
  const after = await filesOf(page, id);
  for (const [at, file] of after.entries()) {
    expect(before).not.toContain(file);
    expect(await brightest(id, file, 0, 50)).toBe(0);
    expect((await fetch(`${origin}/images/${id}/${before[at]}`)).status).toBe(404);
  }
});

test('a zone is not offered for all images where these are of different sizes', async ({
  signedIn: page,
}) => {
  await publicCase(page);
  await page.getByRole('button', { name: /^Image 2 sur 3/ }).click();
  await page.getByRole('button', { name: 'Masquer des zones' }).click();
  await addZone(page, { width: 100, height: 50 });
  await expect(dialog(page).getByLabel('Appliquer à toutes ces images')).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Masquer sur 1 image' })).toBeEnabled();
});
