import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, open, test } from './fixtures.ts';
import { COMPLETE, newProtocol } from './make-protocols.ts';
import { isSaved, openProtocol } from './protocol-pages.ts';

const review = (page: Page) => page.getByRole('region', { name: 'Relecture' });

/** Takes a step of the review by the keyboard alone. */
async function take(page: Page, button: string, word = ''): Promise<void> {
  await review(page).getByRole('button', { name: button }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Un mot/).fill(word);
  await dialog.getByRole('button', { name: button }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('a protocol is reviewed and validated; its validated version stays in use while the next one is written', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await newProtocol(page, COMPLETE);
  await openProtocol(page, id);
  await expect(review(page)).toContainText('Pas encore validé');
  await take(page, 'Demander une relecture');
  await expect(review(page)).toContainText('Relecture demandée le');
  await take(page, 'Valider', 'Relu avec l’équipe');
  await expect(review(page)).toContainText('Version 1 en vigueur');
  await expect(review(page)).toContainText('Relu avec l’équipe');

  await page.getByLabel('Description').fill('Sans injection.');
  await isSaved(page);
  await expect(review(page)).toContainText('Brouillon de la version 2');
  await open(page, `/protocols/view/${id}`);
  await expect(page.getByText('Sans injection.')).toHaveCount(0);
  await page
    .getByRole('link', { name: /brouillon/i })
    .first()
    .press('Enter');
  await expect(page.getByText('Sans injection.')).toBeVisible();

  await openProtocol(page, id);
  await take(page, 'Demander une relecture');
  await take(page, 'Renvoyer en brouillon', 'TR à vérifier');
  await expect(review(page)).toContainText('TR à vérifier');
  await review(page).getByRole('button', { name: 'Historique' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Version 1 validée');
});

test('what the console cannot do without is asked for, and led to', async ({ signedIn: page }) => {
  const id = await newProtocol(page, { acquisition: { sequences: [{ name: 'T1', weighting: 'T1' }] } });
  await openProtocol(page, id);
  await take(page, 'Demander une relecture');
  await expect(review(page)).toContainText('Relecture demandée le');
  await review(page).getByRole('button', { name: 'Valider' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Temps de répétition');
  await dialog
    .getByRole('button', { name: /^Compléter/ })
    .first()
    .press('Enter');
  await expect(dialog).toHaveCount(0);
  // The focus is on the missing cell itself: the plane. The second cell that the first row lacks is further right.
  await expect(page.locator('[data-row="0"][data-column]:focus')).toHaveCount(1);
  await page.keyboard.type('axial');
  await page.keyboard.press('Enter');
  await isSaved(page);
});

for (const width of [360, 768, 1440]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 900 }, bypassCSP: true });

      test('axe finds nothing while a protocol is reviewed', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        const id = await newProtocol(page, COMPLETE);
        await openProtocol(page, id);
        await expect(review(page)).toContainText('Pas encore validé');
        await review(page).getByRole('button', { name: 'Demander une relecture' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'step');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await take(page, 'Demander une relecture');
        await take(page, 'Valider', 'Relu');
        await expect(review(page)).toContainText('Version 1 en vigueur');
        await expectAccessible(page, 'validated');
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, 'sideways scroll').toBeLessThanOrEqual(0);
        await page.goto(`/protocols/view/${id}`);
        await expect(page.getByText('Version 1').first()).toBeVisible();
        await expectAccessible(page, 'read');
      });
    });
  }
}
