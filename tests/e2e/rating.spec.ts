import type { Page } from 'playwright/test';
import { expect, open, stopClock, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';

const PATH = '/public-cases';
const LABEL = 'Noter ce cas';

/** The card that a test rates: found again by its address wherever other people's items move it. */
const addresses = new WeakMap<Page, string>();
const cardOf = (page: Page) => page.locator(`.card:has(.card-title a[href="${addresses.get(page)}"])`);

async function openList(page: Page): Promise<void> {
  await open(page, PATH);
  if (addresses.has(page)) return;
  const address = await page.locator('.card .card-title a').nth(5).getAttribute('href');
  addresses.set(page, address ?? '');
}

const panel = (page: Page) => page.getByRole('dialog');
const countOf = async (page: Page) =>
  Number(/\((\d+)/.exec((await cardOf(page).locator('.rating-count').textContent()) ?? '')?.[1]);

// For one kind only: the words and the calls of each kind are proved by tests/unit/rating-widget and
// tests/api/access.
test('rate, change, delete', { tag: '@gate' }, async ({ signedIn: page }) => {
  await openList(page);
  const before = await countOf(page);
  await cardOf(page).getByRole('button', { name: LABEL }).click();
  await panel(page).getByRole('button', { name: /Bon/ }).click();
  await expect(panel(page).locator('output')).toHaveText('7.5/10');
  await panel(page).getByLabel('Commentaire (facultatif)').fill('  Très clair.  ');
  await stopClock(page);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/rate'),
  );
  await panel(page).getByRole('button', { name: 'Publier' }).click();
  expect((await sent).postDataJSON()).toEqual({ rating: 7.5, comment: 'Très clair.' });
  const message = cardOf(page).getByText('Note ajoutée avec succès !');
  await expect(message).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(await countOf(page)).toBe(before + 1);
  await page.clock.runFor(2900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();
  await page.clock.resume();

  await page.reload();
  await openList(page);
  await cardOf(page).getByRole('button', { name: 'Modifier ma note' }).click();
  await expect(panel(page).getByRole('slider')).toHaveValue('7.5');
  await panel(page).getByRole('button', { name: 'Supprimer ma note' }).click();
  await expect(cardOf(page).getByText('Note supprimée avec succès !')).toBeVisible();
  expect(await countOf(page)).toBe(before);
  await expect(cardOf(page).getByRole('button', { name: LABEL })).toBeVisible();
});

test('by keyboard: the slider goes by half points, nothing chosen is refused, Escape cancels', async ({
  signedIn: page,
}) => {
  await openList(page);
  const opener = cardOf(page).getByRole('button', { name: LABEL });
  await opener.focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Publier' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Veuillez sélectionner une note')).toBeVisible();
  const slider = panel(page).getByRole('slider');
  await slider.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(panel(page).locator('output')).toHaveText('1.5/10');
  await expect(slider).toHaveAttribute('max', '10');
  await page.keyboard.press('End');
  await expect(panel(page).locator('output')).toHaveText('10.0/10');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(panel(page).locator('output')).toHaveText('0.0/10');
});

test.describe('failures', () => {
  test.use({ expectedErrors: /status of (403|422|404)|net::ERR_FAILED/ });

  test('the server’s message, else the specification’s; the panel stays with what was typed', async ({
    signedIn: page,
  }) => {
    await openList(page);
    await cardOf(page).getByRole('button', { name: LABEL }).click();
    await panel(page)
      .getByRole('button', { name: /Excellent/ })
      .click();
    await panel(page).getByLabel('Commentaire (facultatif)').fill('À garder');
    await page.route(
      '**/rate',
      (route) =>
        route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Refusé, et voici pourquoi.' } }),
      { times: 1 },
    );
    await panel(page).getByRole('button', { name: 'Publier' }).click();
    await expect(panel(page).getByText('Refusé, et voici pourquoi.')).toBeVisible();
    await page.route('**/rate', (route) => route.abort(), { times: 1 });
    await panel(page).getByRole('button', { name: 'Publier' }).click();
    await expect(panel(page).getByText('Erreur lors de la notation')).toBeVisible();
    await expect(panel(page).getByLabel('Commentaire (facultatif)')).toHaveValue('À garder');
  });

  test('submitting says so and disables the panel', async ({ signedIn: page }) => {
    await openList(page);
    await cardOf(page).getByRole('button', { name: LABEL }).click();
    await panel(page)
      .getByRole('button', { name: /Excellent/ })
      .click();
    const fail = await holdRequests(page, '**/rate', 'abort');
    await panel(page).getByRole('button', { name: 'Publier' }).click();
    await expect(panel(page).getByRole('button', { name: 'En cours...' })).toBeDisabled();
    await expect(panel(page).getByRole('slider')).toBeDisabled();
    fail();
    await expect(panel(page).getByText('Erreur lors de la notation')).toBeVisible();
  });
});
