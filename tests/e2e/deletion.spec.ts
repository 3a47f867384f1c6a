import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { anotherPerson } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

const TITLE = 'Cas d’essai';

/** A public case of two pictures, whose author is the person of the page. */
async function publicCase(page: Page): Promise<string> {
  const pictures = [0, 1].map((more) => picture({ width: 200 + more, height: 120 }));
  const id = await caseOf(page, await Promise.all(pictures));
  const headers = await bearerOf(page);
  const { revision } = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const data = { visibility: 'public', revision };
  const published = await page.request.patch(`/api/cases/${id}`, { headers, data });
  expect(published.status(), await published.text()).toBe(200);
  return id;
}

async function copyOf(page: Page, id: string): Promise<string> {
  const copied = await page.request.post(`/api/cases/${id}/copy`, { headers: await bearerOf(page) });
  return (await copied.json())._id;
}

/** The brightest value of each picture of a case, as its owner sees it. */
async function brightest(page: Page, id: string): Promise<number[]> {
  const headers = await bearerOf(page);
  const { body } = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const files: string[] = body.folders[0].images.map(({ file }: { file: string }) => file);
  return Promise.all(
    files.map(async (file) => {
      const answer = await page.request.get(`/images/${id}/${file}`);
      expect(answer.status()).toBe(200);
      const { channels } = await sharp(await answer.body())
        .removeAlpha()
        .stats();
      return Math.max(...channels.map(({ max }) => max));
    }),
  );
}

test('deleting a case offers to black out its images where others have copied them', async ({
  signedIn: page,
  browser,
}) => {
  const id = await publicCase(page);
  const other = await anotherPerson(browser);
  const copy = await copyOf(other.page, id);
  expect(Math.min(...(await brightest(other.page, copy)))).toBeGreaterThan(100);

  await open(page, '/cases-list');
  await page.getByRole('button', { name: `Actions sur «\u202f${TITLE}\u202f»` }).click();
  await page
    .locator('.dropdown:popover-open')
    .getByRole('button', { name: 'Supprimer', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce cas\u202f?' });
  await expect(dialog).toContainText('1\u00a0copie montre de ses images.');
  await expect(dialog.getByRole('link', { name: 'Masquer plutôt des zones' })).toHaveAttribute(
    'href',
    `/cases?cas=${id}`,
  );
  await dialog.getByRole('checkbox', { name: /^Noircir d’abord toutes ses images/ }).check();
  await expectAccessible(page, 'the dialog of a deletion');
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('Supprimé.', { exact: true })).toBeVisible();
  expect((await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) })).status()).toBe(404);
  expect(await brightest(other.page, copy)).toEqual([0, 0]);
  await other.close();
});

test('images left in copies of a deleted case are masked, then blacked out, from the account', async ({
  signedIn: page,
  browser,
}) => {
  const id = await publicCase(page);
  const other = await anotherPerson(browser);
  const copy = await copyOf(other.page, id);
  const theirs = await bearerOf(other.page);
  const { revision } = await (await other.page.request.get(`/api/cases/${copy}`, { headers: theirs })).json();
  const data = { visibility: 'public', revision };
  const published = await other.page.request.patch(`/api/cases/${copy}`, { headers: theirs, data });
  expect(published.status(), await published.text()).toBe(200);

  await page.setViewportSize({ width: 360, height: 760 });
  await open(page, '/cases-list');
  await page.getByRole('button', { name: `Actions sur «\u202f${TITLE}\u202f»` }).click();
  await page
    .locator('.dropdown:popover-open')
    .getByRole('button', { name: 'Supprimer', exact: true })
    .click();
  const deleting = page.getByRole('dialog', { name: 'Supprimer ce cas\u202f?' });
  await expect(deleting.getByRole('link', { name: 'images restées dans des copies' })).toHaveAttribute(
    'href',
    '/account#copies',
  );
  await deleting.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('Supprimé.', { exact: true })).toBeVisible();

  const section = page.locator('#copies');
  const seeImages = async (isDark: boolean) => {
    await page.evaluate((value) => localStorage.setItem('darkMode', value), String(isDark));
    await open(page, '/account');
    await section.getByRole('button', { name: `Voir les images de «\u202f${TITLE}\u202f»` }).click();
    await expect(section.getByRole('img')).toHaveCount(2);
  };
  await seeImages(true);
  await expectAccessible(page, 'images left in copies, in the dark');
  await seeImages(false);
  await expect(section).toContainText('1\u00a0copie montre 2\u00a0de ses images.');
  await expect(section).not.toContainText(other.username);
  await expectAccessible(page, 'images left in copies');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await section.getByRole('button', { name: 'Masquer des zones' }).click();
  const masking = page.getByRole('dialog', { name: 'Masquer des zones' });
  await expect(masking.locator('.mask-film canvas')).toBeVisible();
  await expect(masking).toContainText('dans toutes les copies');
  await masking.getByRole('button', { name: 'Ajouter une zone' }).click();
  await masking.getByRole('spinbutton', { name: 'Largeur' }).fill('2000');
  await masking.getByRole('spinbutton', { name: 'Hauteur' }).fill('2000');
  await masking.getByRole('button', { name: 'Masquer sur 1 image' }).click();
  await expect(masking).toBeHidden();
  expect((await brightest(other.page, copy)).filter((value) => value === 0)).toHaveLength(1);

  await section.getByRole('button', { name: 'Noircir toutes ses images' }).click();
  const asking = page.getByRole('dialog', { name: 'Noircir toutes ses images\u202f?' });
  await expectAccessible(page, 'the question before all are blacked out');
  await asking.getByRole('button', { name: 'Noircir toutes ses images' }).click();
  await expect(page.getByText('Ses images sont noires dans toutes les copies.')).toBeVisible();
  expect(await brightest(other.page, copy)).toEqual([0, 0]);
  await other.close();
});

test('deleting an account says, in figures, what becomes of its contents before the password', async ({
  signedIn: page,
  person,
  browser,
}) => {
  const id = await publicCase(page);
  const other = await anotherPerson(browser);
  await copyOf(other.page, id);
  const headers = await bearerOf(page);
  const data = { username: other.username };
  const shared = await caseOf(page, []);
  expect((await page.request.post(`/api/cases/${shared}/authors`, { headers, data })).status()).toBe(200);

  await page.setViewportSize({ width: 360, height: 760 });
  await open(page, '/account');
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog');
  const told = dialog.getByRole('region', { name: 'Ce que deviennent vos contenus' });
  await expect(told.getByRole('listitem')).toHaveText([
    /^1\u00a0contenu public reste, sans votre nom/,
    `${other.username} reçoit 1\u00a0contenu privé que vous écrivez ensemble, avec ses images et ses versions.`,
  ]);
  await expect(told).toContainText('1\u00a0copie faite par quelqu’un d’autre montre de vos images');
  await expect(told.getByRole('link')).toHaveText(['Voir mes cas cliniques']);
  await expectAccessible(page, 'the dialog of an account’s deletion');
  await dialog.getByRole('radio', { name: /^Ils disparaissent aussi/ }).check();
  await expect(told.getByRole('listitem')).toHaveText([
    '1\u00a0contenu public et 1\u00a0privé sont effacés.',
    '1\u00a0contenu que d’autres écrivent avec vous disparaît pour eux aussi.',
  ]);
  await dialog.getByRole('radio', { name: /^Ils restent/ }).check();
  await dialog.getByLabel('Votre mot de passe, pour confirmer').fill(person.password);
  await dialog.getByRole('button', { name: 'Supprimer le compte' }).click();
  await page.waitForURL('/');

  await open(other.page, `/cases?cas=${shared}`);
  await expect(other.page.getByRole('textbox', { name: 'Titre' }).first()).toHaveValue(TITLE);
  await other.close();
});
