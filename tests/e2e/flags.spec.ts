import type { Browser, Page } from 'playwright/test';
import { demoAdministrator } from '#lib/demo/moderation.ts';
import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { anotherPerson } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, signIn, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

/**
 * A public case of the person's with one picture: its id, and the picture's file.
 * @param width makes the picture unique: a hidden file is hidden wherever it is shown
 */
async function publicCase(page: Page, width = 320): Promise<{ id: string; image: string }> {
  const id = await caseOf(page, [await picture({ width, height: 240 })]);
  const headers = await bearerOf(page);
  const data = { visibility: 'public', title: `Signalé ${id}`, revision: 99 };
  const published = await page.request.patch(`/api/cases/${id}`, { headers, data });
  expect(published.status(), await published.text()).toBe(200);
  const viewer = await page.request.get(`/api/cases/${id}/viewer`, { headers });
  return { id, image: (await viewer.json()).stacks[0].files[0] };
}

/** The demo's administrator, in a browser of their own. */
async function administrator(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, bypassCSP: true });
  const page = await context.newPage();
  await signIn(page, { username: demoAdministrator.username, password: DEMO_PASSWORD });
  return page;
}

/** Reports that somebody can be recognised on an image. */
async function sayIdentity(page: Page, id: string, image: string): Promise<void> {
  await page.goto(`/flag/${id}?image=${image}`);
  await expectAccessible(page, 'the form of « Signaler »');
  await page.getByRole('radio', { name: /Identité visible/ }).check();
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.locator('.banner.success')).toContainText('Signalement envoyé');
  // Loading the page again sends nothing: it was read, not posted.
  expect((await page.reload())?.request().method()).toBe('GET');
  await expect(page.locator('.banner.success')).toContainText('Signalement envoyé');
}

test.describe('an image on which somebody can be recognised', { tag: '@gate' }, () => {
  test.use({ bypassCSP: true, expectedErrors: /status of 4(04|22)/ });

  test('is gone for readers once two have said so; its author contests, an administrator decides', async ({
    signedIn: author,
    browser,
  }) => {
    const { id, image } = await publicCase(author);
    const address = `/images/${id}/${image}-full.webp`;
    const [one, two] = [await anotherPerson(browser), await anotherPerson(browser)];
    await one.page.goto(`/radiology-viewer/${id}?apropos=1`);
    await expect(one.page.getByRole('link', { name: 'Signaler cette image' })).toHaveAttribute(
      'href',
      `/flag/${id}?image=${image}`,
    );
    await sayIdentity(one.page, id, image);
    expect((await one.page.request.get(address)).status()).toBe(200);
    await sayIdentity(two.page, id, image);
    await expect(two.page.locator('.banner.success')).toContainText('masquée pour les lecteurs');
    expect((await one.page.request.get(address)).status()).toBe(404);
    expect((await author.request.get(address)).status()).toBe(200);

    await author.goto('/');
    await author.getByRole('link', { name: 'Lire' }).click();
    await expect(author.getByRole('heading', { name: 'Avis sur mes contenus' })).toBeVisible();
    await expectAccessible(author, 'the notices');
    await author
      .getByLabel('Pourquoi personne ne peut être reconnu')
      .fill('C’est un repère du manipulateur.');
    await author.getByRole('button', { name: 'Contester' }).click();
    await expect(author.locator('.banner.success')).toContainText('Contestation envoyée');

    const admin = await administrator(browser);
    await admin.goto('/administration');
    await expectAccessible(admin, 'the queue');
    const entry = admin.getByRole('region', { name: new RegExp(`Signalé ${id}`) });
    await expect(entry).toContainText('C’est un repère du manipulateur.');
    await entry.getByRole('button', { name: /rendre visible/ }).click();
    await expect(admin.locator('.banner.success')).toContainText('C’est fait');
    await expect(entry).toHaveCount(0);
    expect((await one.page.request.get(address)).status()).toBe(200);
    await admin.context().close();
    await one.close();
    await two.close();
  });

  test('is hidden by an administrator on the page of its item, with a reason, and shown again', async ({
    signedIn: author,
    browser,
  }) => {
    const { id, image } = await publicCase(author, 336);
    const reader = await anotherPerson(browser);
    const address = `/images/${id}/${image}-full.webp`;
    const admin = await administrator(browser);
    await admin.goto(`/administration/items/${id}`);
    const images = admin.getByRole('region', { name: /^Images/ });
    await images.getByText('Masquer l’image aux lecteurs').click();
    await expectAccessible(admin, 'the images of a public item');
    await images.locator('form[method="post"]').getByLabel('Motif, que l’auteur lira').fill('   ');
    await images.getByRole('button', { name: 'Masquer aux lecteurs' }).click();
    await expect(admin.locator('.banner.error')).toContainText('Donnez le motif');
    await images
      .locator('form[method="post"]')
      .getByLabel('Motif, que l’auteur lira')
      .fill('Un nom est lisible.');
    await images.getByRole('button', { name: 'Masquer aux lecteurs' }).click();
    await expect(admin.locator('.banner.success')).toContainText('C’est fait');
    await expect(images).toContainText('Image 1 · masquée aux lecteurs');
    expect((await reader.page.request.get(address)).status()).toBe(404);
    await author.goto('/moderation');
    await expect(author.getByText('Un nom est lisible.')).toBeVisible();

    // To black out pixels is something else, and never called « masquer » here.
    await images.getByLabel('Noircir des zones (Image 1)').click();
    const blackOut = images.locator('.black-out form');
    await blackOut.getByLabel('Motif, que l’auteur lira').fill('Un nom est lisible.');
    await blackOut.getByRole('button', { name: 'Dessiner les zones…' }).click();
    const zones = admin.getByRole('dialog', { name: 'Noircir des zones' });
    await expect(zones.getByRole('button', { name: 'Noircir', exact: true })).toBeDisabled();
    await zones.getByRole('button', { name: 'Annuler' }).click();
    await expect(zones).toHaveCount(0);

    await images.getByText('Rétablir').click();
    await images
      .locator('form[method="post"]')
      .getByLabel('Motif, que l’auteur lira')
      .fill('Relu\u00a0: rien de lisible.');
    await images.getByRole('button', { name: 'Rendre visible' }).click();
    await expect(images).not.toContainText('Image 1 · masquée aux lecteurs');
    expect((await reader.page.request.get(address)).status()).toBe(200);
    await admin.context().close();
    await reader.close();
  });

  test('a form without a reason says so, and keeps what was typed', async ({ signedIn: page, browser }) => {
    const { id } = await publicCase(page);
    const reader = await anotherPerson(browser);
    await reader.page.goto(`/flag/${id}`);
    await reader.page.getByLabel('Précisions').fill('La légende est fausse.');
    await reader.page
      .locator('form.flag-form')
      .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
    await reader.page.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(reader.page.locator('.banner.error')).toContainText('Choisissez un motif');
    await expect(reader.page.getByLabel('Précisions')).toHaveValue('La légende est fausse.');
    await reader.close();
  });
});
