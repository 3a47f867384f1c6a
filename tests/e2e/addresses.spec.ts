/** From the account page to a verified address, and from a forgotten password back in, by keyboard. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { freePort, type Product, startProduct } from '../run/product.ts';
import { bodyOf, type SmtpStandIn, startSmtp } from '../run/smtp-server.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { forgetSession } from './sign-in-by-hand.ts';

const PERSON = 'anne.lefevre';
const ADDRESS = 'anne.lefevre@chu.exemple.fr';
const NEXT = 'agrafe pile cheval';

let product: Product;
let smtp: SmtpStandIn;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'negatoscope-addresses-'));
  smtp = await startSmtp();
  const PORT = String(await freePort());
  product = await startProduct({
    PORT,
    DATA_DIR: folder,
    SEED: 'small',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'negatoscope@exemple.fr',
    PUBLIC_ORIGIN: `http://localhost:${PORT}`,
  });
});
test.afterAll(async () => {
  await product?.stop();
  await smtp?.stop();
  if (folder) await rm(folder, { recursive: true });
});

/** The link in the mail of this number. */
async function linkOfMail(number: number): Promise<string> {
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(number);
  const mail = smtp.received[number - 1];
  return /http:\S+\?jeton=\S+/.exec(mail ? bodyOf(mail) : '')?.[0] ?? '';
}

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let count = 0; count < 80; count += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test.describe('where the site sends mails', () => {
  test('an address is verified, and a forgotten password set anew by it, by keyboard at 360 px', {
    tag: '@gate',
  }, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: 'fr-FR',
      bypassCSP: true,
      javaScriptEnabled: true,
      viewport: { width: 360, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/login?suite=/account/email');
    await page.getByLabel('Nom d’utilisateur').fill(PERSON);
    await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
    await expect(page).toHaveURL(`${product.origin}/account/email`);
    await expect(page.getByText('Aucune adresse n’est enregistrée')).toBeVisible();
    await expectAccessible(page, 'one’s address');

    await tabTo(page, 'textbox', 'Adresse');
    await page.keyboard.type(ADDRESS);
    await tabTo(page, 'textbox', 'Votre mot de passe actuel');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Un lien de confirmation a été envoyé à ${ADDRESS}.`)).toBeVisible();
    await expectAccessible(page, 'a link that was sent');

    await page.goto(await linkOfMail(1));
    await expect(page.getByText(`Utiliser ${ADDRESS}`)).toBeVisible();
    await expectAccessible(page, 'the page of a link');
    await tabTo(page, 'button', 'Confirmer cette adresse');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Votre adresse est vérifiée.')).toBeVisible();
    await expect(page.getByLabel('M’écrire quand une relecture m’attend')).toBeChecked();
    await expectAccessible(page, 'a verified address');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.goto('/account');
    await expect(page.locator('#adresse')).toContainText(ADDRESS);

    await forgetSession(page);
    await page.goto('/reset');
    await tabTo(page, 'link', 'Recevoir un lien par courriel');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible();
    await expectAccessible(page, 'asking for a reset');
    await tabTo(page, 'textbox', 'Nom d’utilisateur ou adresse électronique');
    await page.keyboard.type(ADDRESS);
    await page.keyboard.press('Enter');
    await expect(page.getByText('correspond à un compte dont l’adresse est vérifiée')).toBeVisible();
    await expectAccessible(page, 'what is said to everybody');

    await page.goto(await linkOfMail(2));
    await tabTo(page, 'textbox', 'Nouveau mot de passe');
    await page.keyboard.type(NEXT);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Votre mot de passe est enregistré')).toBeVisible();
    await page.goto('/login?suite=/account/email');
    await page.getByLabel('Nom d’utilisateur').fill(PERSON);
    await page.getByLabel('Mot de passe', { exact: true }).fill(NEXT);
    await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
    await expect(page).toHaveURL(`${product.origin}/account/email`);
    await context.close();
  });
});

test.describe('a link that is none any more', () => {
  test.use({ expectedErrors: /410/ });

  test('says so, and leads to the address', { tag: '@gate' }, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.origin, locale: 'fr-FR', bypassCSP: true });
    const page = await context.newPage();
    await page.goto('/login?suite=/account/email');
    await page.getByLabel('Nom d’utilisateur').fill('admin.demo');
    await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
    await expect(page).toHaveURL(`${product.origin}/account/email`);
    await page.goto(`/account/email?jeton=${'a'.repeat(43)}`);
    await expect(page.locator('.banner.error')).toContainText('Ce lien a expiré, a déjà servi');
    await expectAccessible(page, 'a link that is none');
    await page.getByRole('link', { name: 'Voir mon adresse' }).click();
    await expect(page.getByText('Aucune adresse n’est enregistrée')).toBeVisible();
    await context.close();
  });
});
