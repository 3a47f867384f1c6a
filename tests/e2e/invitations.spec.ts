import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAdministrator } from '#lib/demo/moderation.ts';
import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { freePort, type Product, startProduct } from '../run/product.ts';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

let product: Product;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'negatoscope-invitations-'));
  const PORT = String(await freePort());
  product = await startProduct({ PORT, DATA_DIR: folder, SEED: 'small', REGISTRATION: 'invitation' });
});
test.afterAll(async () => {
  await product?.stop();
  if (folder) await rm(folder, { recursive: true });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ expectedErrors: /status of (404|422)/ });

    test('an administrator invites, and the person invited makes their account at 360 px', {
      tag: '@gate',
    }, async ({ browser }) => {
      const options = {
        baseURL: product.origin,
        javaScriptEnabled,
        locale: 'fr-FR',
        bypassCSP: true,
        viewport: { width: 360, height: 800 },
      };
      const [host, guest] = [await browser.newContext(options), await browser.newContext(options)];
      const page = await host.newPage();
      if (javaScriptEnabled)
        await signIn(page, { username: demoAdministrator.username, password: DEMO_PASSWORD });
      else {
        await page.goto('/login');
        await page.getByLabel('Nom d’utilisateur').fill(demoAdministrator.username);
        await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
        await page.getByRole('button', { name: 'Se connecter' }).click();
        await page.getByRole('link', { name: 'Continuer' }).click();
      }
      await page.goto('/administration/people');
      await page.getByRole('link', { name: 'Inviter' }).click();
      await page.getByRole('radio', { name: /^Lecteur/ }).check();
      await page.getByLabel(/^Pour qui/).fill('Interne de mai');
      await page.getByRole('button', { name: 'Créer l’invitation' }).click();
      const link = (await page.locator('code.link').textContent()) ?? '';
      expect(link).toMatch(/\/invitation\/[\w-]{43}$/);
      const row = page.getByRole('row', { name: /Interne de mai/ });
      await expect(row).toContainText('aujourd’hui');
      if (javaScriptEnabled) await expectAccessible(page, 'inviting');

      const invited = await guest.newPage();
      await invited.goto('/?mode=inscription');
      await expect(invited.getByText(/on s’inscrit avec une invitation/)).toBeVisible();
      await invited.goto(new URL(link).pathname);
      await expect(invited.getByText(/rôle\u00a0: lecteur/)).toBeVisible();
      if (javaScriptEnabled) {
        await expectAccessible(invited, 'an invitation');
        expect(await invited.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      const name = javaScriptEnabled ? 'Interne avec' : 'Interne sans';
      await invited.getByLabel('Nom d’utilisateur').fill(demoAdministrator.username);
      await invited.getByLabel('Mot de passe').fill('cheval agrafe pile');
      await invited.getByRole('button', { name: 'Créer mon compte' }).click();
      await expect(invited.locator('#username')).toHaveAttribute('aria-invalid', 'true');
      await expect(invited.locator('#fault')).toContainText('déjà pris');
      await invited.getByLabel('Nom d’utilisateur').fill(name);
      await invited.getByLabel('Mot de passe').fill('cheval agrafe pile');
      await invited.getByRole('button', { name: 'Créer mon compte' }).click();
      if (!javaScriptEnabled) await invited.getByRole('link', { name: 'Continuer' }).click();
      await expect(invited).toHaveURL(`${product.origin}/`);
      await invited.goto('/account');
      await expect(invited.locator('.subtitle')).toContainText(name);

      await page.goto('/administration/people/invite');
      await expect(row).toHaveCount(0);
      await page.goto(`/administration/people?q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Lecteur');

      await page.goto('/administration/people/invite');
      await page.getByRole('button', { name: 'Créer l’invitation' }).click();
      const other = new URL((await page.locator('code.link').textContent()) ?? '').pathname;
      await page.getByRole('button', { name: /^Retirer l’invitation/ }).click();
      await expect(page.getByText('Aucune invitation n’attend de réponse.')).toBeVisible();
      const late = await (await browser.newContext(options)).newPage();
      await late.goto(other);
      await expect(late.getByRole('heading', { name: 'Invitation non valable' })).toBeVisible();
      await host.close();
      await guest.close();
      await late.context().close();
    });
  });
