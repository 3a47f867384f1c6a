/** An act that the site wants confirmed: asked over the current work, which then continues with nothing lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright/test';
import { freePort, type Product, startProduct } from '../run/product.ts';
import { expectAccessible } from './axe.ts';
import { ready } from './drop.ts';
import { alive, expect, makePerson, open, type Person, signIn, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

let product: Product;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'negatoscope-check-'));
  product = await startProduct({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    SEED: 'none',
    CONFIRM_ACTS: 'publish,mask,delete,roles',
  });
});
test.afterAll(async () => {
  await product?.stop();
  if (folder) await rm(folder, { recursive: true });
});

/** Lets the time expire for which all sessions were confirmed. */
function letTimePass(): void {
  const database = new DatabaseSync(join(folder, 'negatoscope.db'));
  database.exec('pragma busy_timeout = 5000; update session set confirmed_at = null');
  database.close();
}

const asked = (page: Page) => page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
const published = (page: Page) => page.getByRole('dialog', { name: 'Publié\u00a0: tout le monde peut' });

/** Somebody signed in on a page of the site of this file, with a case of theirs in its editor. */
async function inEditor(
  browser: Browser,
  options: { width?: number; dark?: boolean } = {},
): Promise<{ page: Page; person: Person; close(): Promise<void> }> {
  const { width = 1280, dark = false } = options;
  const context = await browser.newContext({
    baseURL: product.origin,
    locale: 'fr-FR',
    // Axe's code is not a script of the page's own.
    bypassCSP: true,
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  const person = await makePerson(page);
  await signIn(page, person);
  await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
  const id = await caseOf(page, [await picture({ width: 80, height: 60 })]);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  return { page, person, close: () => context.close() };
}

async function publish(page: Page): Promise<void> {
  await page.locator('.editor-bar').getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publier quand même', exact: true }).click();
}

for (const { width, dark } of [
  { width: 1280, dark: false },
  { width: 360, dark: true },
])
  test(`publishing goes on once its author has confirmed who they are, by keyboard, at ${width} px`, {
    tag: '@gate',
  }, async ({ browser }) => {
    const { page, person, close } = await inEditor(browser, { width, dark });
    const title = page.getByRole('textbox', { name: 'Titre' });
    await title.fill('Une fracture du scaphoïde');
    letTimePass();
    await publish(page);
    const field = asked(page).getByLabel('Mot de passe pour confirmer');
    await expect(field).toBeFocused();
    await expectAccessible(page, 'asked to confirm');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.type('pas le bon');
    await page.keyboard.press('Enter');
    await expect(asked(page).getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible();
    await expect(published(page)).toHaveCount(0);
    await field.fill(person.password);
    await page.keyboard.press('Enter');
    await expect(published(page)).toBeVisible();
    await expect(asked(page)).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(title).toHaveValue('Une fracture du scaphoïde');
    await close();
  });

test('who gives up stays where they were, signed in, with what they typed', async ({ browser }) => {
  const { page, close } = await inEditor(browser);
  const title = page.getByRole('textbox', { name: 'Titre' });
  await title.fill('Une luxation');
  letTimePass();
  await publish(page);
  await expect(asked(page).getByLabel('Mot de passe pour confirmer')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toContainText('Confirmez d’abord que c’est bien vous');
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('Une luxation');
  await page.reload();
  await ready(page);
  await expect(title).toHaveValue('Une luxation');
  await close();
});

test('a passkey confirms, without the password', async ({ browser }) => {
  const { page, person, close } = await inEditor(browser);
  const editor = page.url();
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open(page, '/account/second-factor');
  await alive(page);
  await page.getByLabel('Votre mot de passe actuel').first().fill(person.password);
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(page.locator('.banner.success')).toContainText('La clé d’accès est ajoutée');
  await page.goto(editor);
  await ready(page);
  letTimePass();
  await publish(page);
  await asked(page).getByRole('button', { name: 'Confirmer par clé d’accès' }).click();
  await expect(published(page)).toBeVisible();
  await close();
});
