import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort, type Product, startProduct } from '../run/product.ts';
import { expectAccessible } from './axe.ts';
import { alive, expect, makePerson, signIn, test } from './fixtures.ts';
import { CLIENT, startProvider } from './real-provider.ts';
import { forgetSession } from './sign-in-by-hand.ts';

const LABEL = 'Compte CHU';

let provider: Awaited<ReturnType<typeof startProvider>>;
let product: Product;
let folder: string;

test.beforeAll(async () => {
  provider = await startProvider();
  folder = await mkdtemp(join(tmpdir(), 'negatoscope-provider-'));
  const setting = [{ id: 'chu', label: LABEL, issuer: provider.issuer, ...CLIENT }];
  const PORT = String(await freePort());
  provider.knows(`http://localhost:${PORT}`);
  product = await startProduct({
    PORT,
    DATA_DIR: folder,
    SEED: 'none',
    OIDC_PROVIDERS: JSON.stringify(setting),
  });
});
test.afterAll(async () => {
  await product?.stop();
  await provider?.stop();
  if (folder) await rm(folder, { recursive: true });
});

/** Types a name on the provider's own pages, and consents to sharing it. */
async function showWhoOneIs(page: Page, name: string): Promise<void> {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('peu importe');
  await page.locator('button[type="submit"]').click();
}

const agree = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test('somebody signs in with the establishment’s account, makes theirs here, and signs out of both', {
      tag: '@gate',
    }, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: product.origin,
        javaScriptEnabled,
        locale: 'fr-FR',
      });
      const page = await context.newPage();
      const name = javaScriptEnabled ? 'Anne' : 'Zoé';
      await page.goto('/login?suite=/cases');
      await page.getByRole('link', { name: `Se connecter avec ${LABEL}` }).click();
      await showWhoOneIs(page, name);
      await agree(page);
      await expect(page.getByRole('heading', { name: 'Première connexion' })).toBeVisible();
      await expect(page.getByText('vous reconnaît')).toContainText(`Docteur ${name}`);
      if (javaScriptEnabled) await expectAccessible(page, 'the choice of an account');
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await expect(page).toHaveURL(/\/cases$/);
      const username = `docteur.${name.toLowerCase().replace('é', 'e')}`;
      if (javaScriptEnabled) {
        await alive(page);
        await page.getByRole('button', { name: username }).click();
      } else {
        await page.locator('.menu-button').click();
      }
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await page.getByRole('link', { name: `Se déconnecter aussi de ${LABEL}` }).click();
      await page.getByRole('button', { name: 'Yes, sign me out' }).click();
      await expect(page).toHaveURL(`${product.origin}/`);
      await context.close();
    });
  });

test('somebody with a password links an account, comes in by it, and unlinks it', { tag: '@gate' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'fr-FR' });
  const page = await context.newPage();
  const person = await makePerson(page);
  await signIn(page, person);
  await page.goto('/account');
  const section = page.locator('#etablissement');
  await expect(section).toContainText('Aucun compte n’est associé.');
  await section.getByRole('link', { name: `Associer un compte ${LABEL}` }).click();
  await showWhoOneIs(page, 'Bruno');
  await agree(page);
  await page.getByLabel('Votre mot de passe d’ici, pour confirmer').fill(person.password);
  await page.getByRole('button', { name: 'Associer à ce compte' }).click();
  await expect(section).toContainText(`${LABEL} · Docteur Bruno`);
  await expectAccessible(page, 'the account page');

  await forgetSession(page);
  await page.goto('/login');
  await page.getByRole('link', { name: `Se connecter avec ${LABEL}` }).click();
  await page.waitForURL(`${product.origin}/`);
  await page.goto('/account');
  await expect(page.locator('.subtitle')).toHaveText(`Connecté en tant que ${person.username}`);
  await alive(page);
  await section.getByRole('button', { name: /^Dissocier/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill(person.password);
  await expectAccessible(page, 'unlinking an account');
  await dialog.getByRole('button', { name: 'Dissocier', exact: true }).click();
  await expect(section).toContainText('Aucun compte n’est associé.');
  await context.close();
});

test('somebody without a password shows who they are before they delete their account', {
  tag: '@gate',
}, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: `Se connecter avec ${LABEL}` }).click();
  await showWhoOneIs(page, 'Carla');
  await agree(page);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL(`${product.origin}/`);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Supprimer le compte' })).toBeDisabled();
  await dialog.getByRole('link', { name: `Confirmer avec ${LABEL}` }).click();
  await showWhoOneIs(page, 'Carla');
  await expect(page).toHaveURL(/\/account#supprimer$/);
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  await expect(dialog).toContainText('Vous venez de confirmer votre identité.');
  await expectAccessible(page, 'the deletion');
  await dialog.getByRole('button', { name: 'Supprimer le compte' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
  await context.close();
});
