import type { Page } from 'playwright/test';
import { attest, isSaved, newCase, ready } from './drop.ts';
import { expect, open, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';
import { picture } from './own-images.ts';

test.use({ expectedErrors: /net::ERR_/ });

const choose = async (page: Page) =>
  page
    .locator('.drop-zone input[type=file]')
    .first()
    .setInputFiles([
      { name: 'cliche.png', mimeType: 'image/png', buffer: await picture({ width: 320, height: 240 }) },
    ]);

const told = (page: Page) => page.getByText(/1\simage manquante\u00a0: la page a été fermée pendant l’envoi/);

test('images that a closed tab did not send are told in the case, in the list and before publication, and resumed', async ({
  signedIn: page,
}) => {
  const id = await newCase(page);
  const first = await page.context().newPage();
  await first.goto(`/cases?cas=${id}`);
  await ready(first);
  await holdRequests(first, '**/api/uploads/**', 'abort');
  const begun = first.waitForRequest('**/api/uploads/**');
  await choose(first);
  await attest(first);
  await begun;
  await first.close();
  // Browsers share it between processes a moment later.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('sending:')));

  await open(page, '/cases');
  const line = page
    .locator('.card')
    .first()
    .getByRole('link', { name: /1\simage manquante, reprendre/ });
  await expect(line).toHaveAttribute('href', `/cases?cas=${id}#images`);
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.locator('.dropdown:popover-open').getByRole('button', { name: 'Publier' }).click();
  const lacking = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: 'Des images sont encore en cours d’envoi' });
  await expect(lacking.getByRole('link', { name: /^Compléter/ })).toHaveAttribute(
    'href',
    `/cases?cas=${id}#images`,
  );
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();

  await line.press('Enter');
  await ready(page);
  await expect(told(page)).toBeVisible();
  await page.locator('.editor-bar').getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('dialog').getByText('Des images sont encore en cours d’envoi')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(1);
  await expect(told(page)).toHaveCount(0);
  await isSaved(page);
  await open(page, '/cases');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page.getByText('image manquante')).toHaveCount(0);
});
