import type { Page } from 'playwright/test';
import { demoAdministrator } from '#lib/demo/moderation.ts';
import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { anotherPerson } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

const PAGES = [
  '/administration',
  '/administration/people',
  '/administration/people/invite',
  '/administration/items',
  '/administration/audit',
];

const signInAsAdministrator = (page: Page) =>
  signIn(page, { username: demoAdministrator.username, password: DEMO_PASSWORD });

/** As the demo's administrator, finds a person by name and opens their page. */
async function openPerson(page: Page, username: string): Promise<void> {
  await signInAsAdministrator(page);
  await page.goto(`/administration/people?q=${username}`);
  await page.getByRole('link', { name: username, exact: true }).click();
}

for (const width of [360, 1280])
  for (const dark of [false, true])
    test(`administration: axe finds nothing at ${width} px, ${dark ? 'dark' : 'light'}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true });
      const page = await context.newPage();
      await signInAsAdministrator(page);
      await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
      for (const path of PAGES) {
        await page.goto(path);
        await expectAccessible(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(
          true,
        );
      }
      for (const [list, name] of [
        ['/administration/people?q=anne', 'anne.lefevre'],
        ['/administration/items?q=thorax', undefined],
      ] as const) {
        await page.goto(list);
        await page
          .locator('table')
          .getByRole('link', name ? { name } : {})
          .first()
          .click();
        await expect(page.getByRole('navigation', { name: 'Pages d’administration' })).toBeVisible();
        await expectAccessible(page, page.url());
      }
      await context.close();
    });

test('a person is found, suspended, and out with the next request; resumed, they come back', {
  tag: '@gate',
}, async ({ page, browser }) => {
  const somebody = await anotherPerson(browser);
  await openPerson(page, somebody.username);
  await page.getByRole('button', { name: 'Suspendre le compte' }).click();
  await expect(page.locator('.banner.success')).toContainText('C’est fait');
  await expect(page.getByText(/Suspendu depuis/)).toBeVisible();
  await somebody.page.goto('/account');
  await expect(somebody.page).toHaveURL(/\/\?suite=/);
  await page.getByRole('button', { name: 'Rétablir le compte' }).click();
  await expect(page.getByText(/Suspendu depuis/)).toHaveCount(0);
  await expect(page.getByRole('table').getByText('Compte rétabli')).toBeVisible();
  await somebody.close();
});

test.describe('a role', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('asks for the password, and the pages are nothing to everybody else', {
    tag: '@gate',
  }, async ({ page, browser }) => {
    const somebody = await anotherPerson(browser);
    await openPerson(page, somebody.username);
    await page.getByRole('radio', { name: /^Lecteur/ }).check();
    const role = page.getByRole('region', { name: 'Rôle' });
    await role.getByLabel('Votre mot de passe').fill('pas le bon');
    await role.getByRole('button', { name: 'Changer le rôle' }).click();
    await expect(page.locator('.banner.error')).toContainText('mot de passe');
    await page.getByRole('radio', { name: /^Lecteur/ }).check();
    await role.getByLabel('Votre mot de passe').fill(DEMO_PASSWORD);
    await role.getByRole('button', { name: 'Changer le rôle' }).click();
    await expect(page.locator('.banner.success')).toContainText('C’est fait');
    await expect(page.getByRole('radio', { name: /^Lecteur/ })).toBeChecked();
    for (const path of PAGES) expect((await somebody.page.request.get(path)).status(), path).toBe(404);
    await somebody.page.goto('/account/audit');
    await expect(somebody.page.getByText('Rôle changé')).toBeVisible();
    await somebody.close();
  });
});
