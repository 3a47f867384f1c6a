import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { attest, ready } from './drop.ts';
import { GL_LAUNCH, openViewer } from './film.ts';
import { bearerOf, expect, makePerson, open, signIn, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';
import { details, giveImage, isStored, openQuestionnaire, select, storedBody } from './question-pages.ts';
import { textOf } from './sheet-pages.ts';

test.use({ launchOptions: GL_LAUNCH });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Masquer des zones' });

async function caseBody(page: Page, id: string) {
  const answer = await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) });
  return answer.json();
}

const filesOf = async (page: Page, id: string): Promise<string[]> =>
  (await caseBody(page, id)).body.folders.flatMap(({ images }: { images: { file: string }[] }) =>
    images.map(({ file }) => file),
  );

/** Masks a band across the top of the image that a review shows. */
async function maskTop(inside: Locator): Promise<void> {
  await inside.getByRole('button', { name: 'Ajouter une zone' }).click();
  await inside.getByRole('spinbutton', { name: 'Largeur' }).fill('2000');
  await inside.getByRole('spinbutton', { name: 'Hauteur' }).fill('30');
}

async function maskHere(page: Page): Promise<void> {
  await expect(dialog(page).locator('.mask-film canvas')).toBeVisible();
  await maskTop(dialog(page));
  await dialog(page).getByRole('button', { name: 'Masquer sur 1 image' }).click();
  await expect(dialog(page)).toBeHidden();
}

/** The brightest value of the first rows of an image of an item. */
async function brightestTop(page: Page, id: string, file: string): Promise<number> {
  const answer = await page.request.get(`/images/${id}/${file}`);
  expect(answer.status()).toBe(200);
  const image = sharp(await answer.body());
  const { width = 0 } = await image.metadata();
  const rows = await image.extract({ left: 0, top: 0, width, height: 30 }).removeAlpha().raw().toBuffer();
  return rows.reduce((most, value) => Math.max(most, value), 0);
}

test('in the viewer its owner masks the image before them; a co-author is not offered it', {
  tag: '@gate',
}, async ({ signedIn: page, browser }) => {
  const pictures = [0, 1].map((more) => picture({ width: 320 + more, height: 240 }));
  const id = await caseOf(page, await Promise.all(pictures));
  const before = await filesOf(page, id);
  await openViewer(page, id, '?serie=1&image=2');
  await page.getByRole('button', { name: 'Affichage initial' }).click();
  await page.getByRole('button', { name: 'Masquer des zones de cette image' }).click();
  await expect(dialog(page).getByText('Image 2 sur 2')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await maskHere(page);
  await reloaded;
  const after = await filesOf(page, id);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(await brightestTop(page, id, after[1]!)).toBe(0);
  expect((await page.request.get(`/images/${id}/${before[1]}`)).status()).toBe(404);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  const person = await makePerson(theirs);
  const named = await page.request.post(`/api/cases/${id}/authors`, {
    headers: await bearerOf(page),
    data: { username: person.username },
  });
  expect(named.status(), await named.text()).toBeLessThan(300);
  await signIn(theirs, person);
  await openViewer(theirs, id);
  await theirs.getByRole('button', { name: 'Affichage initial' }).click();
  await expect(theirs.getByRole('button', { name: 'Garder cette vue' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Masquer des zones/ })).toHaveCount(0);
  await other.close();
});

test('an image of a sheet is masked from its tools, and the page goes on with the masked one', async ({
  signedIn: page,
}) => {
  const id = await caseOf(page, [await picture({ width: 320, height: 240 })]);
  const { body, revision } = await caseBody(page, id);
  const { file, width, height } = body.folders[0].images[0];
  const saved = await page.request.put(`/api/cases/${id}/parts/sheet`, {
    headers: { ...(await bearerOf(page)), 'If-Match': `"${revision}"` },
    data: { sheet: [{ type: 'image', image: { file, width, height, alt: 'Coupe' } }] },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await open(page, `/sheet-editor/${id}`);
  await page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));
  await textOf(page).locator('figure img').click();
  await page.getByRole('button', { name: 'Masquer des zones' }).click();
  const reloaded = page.waitForEvent('load');
  await maskHere(page);
  await reloaded;
  await expect(textOf(page).locator('figure img')).toBeVisible();
  const next = await caseBody(page, id);
  const [masked] = await filesOf(page, id);
  expect(masked).not.toBe(file);
  expect(next.body.sheet[0].image.file).toBe(masked);
  await expect(textOf(page).locator('figure')).toHaveAttribute('data-file', masked!);
  expect(await brightestTop(page, id, masked!)).toBe(0);
});

test('an image of a questionnaire is masked where it is given', async ({ signedIn: page }) => {
  const id = await openQuestionnaire(page);
  await select(page, 'Fissure');
  await giveImage(page);
  await isStored(page);
  const imageOf = async () => (await storedBody(page, id)).pages[0]!.questions[0]!.options![1] as never;
  await expect(details(page).locator('.details-image')).toBeVisible();
  await isStored(page);
  const { image: before } = (await imageOf()) as { image: { file: string } };
  await details(page).getByRole('button', { name: 'Masquer des zones' }).click();
  const reloaded = page.waitForEvent('load');
  await maskHere(page);
  await reloaded;
  const { image: after } = (await imageOf()) as { image: { file: string } };
  expect(after.file).not.toBe(before.file);
  expect(await brightestTop(page, id, after.file)).toBe(0);
});

test('an image that waits to be looked at is masked before it is attested', async ({ signedIn: page }) => {
  const pictures = [0, 1].map((more) => picture({ width: 320 + more, height: 240 }));
  const id = await caseOf(page, await Promise.all(pictures), { isAttested: false });
  const before = await filesOf(page, id);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  await page.getByRole('button', { name: 'Regarder et attester' }).click();
  await maskTop(page.getByRole('dialog', { name: 'Images à vérifier' }));
  await attest(page, 'Images à vérifier');
  await expect(page.locator('.unattested')).toHaveCount(0);
  await expect(page.getByText(/^Attesté par .+ pour 2\s+images/)).toBeVisible();
  const after = await filesOf(page, id);
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(await brightestTop(page, id, after[0]!)).toBe(0);
  expect((await caseBody(page, id)).unattested).toEqual([]);
});
