import { expectAccessible } from './axe.ts';
import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

test.describe('signed in', () => {
  // For axe.
  test.use({ bypassCSP: true });

  test('a case that one has opened is marked on its card, and left out of what is not read', async ({
    signedIn: page,
  }) => {
    const [item] = await allItems(page.request, 'cases');
    const card = page.locator('.card', { has: page.locator(`a[href$="${item!._id}"]`) });
    await open(page, '/public-cases?lu=non');
    await expect(card).toHaveCount(1);
    await page.goto(`/radiology-viewer/${item!._id}`);
    await expect(async () => {
      await open(page, '/public-cases');
      await expect(card).toContainText('Déjà lu', { timeout: 1000 });
    }).toPass();
    await page.locator('.filter-button', { hasText: 'Déjà lus' }).click();
    const option = page.locator('.filter-lu .filter-option', { hasText: 'Déjà lu' });
    await expect(option.locator('.option-count')).toHaveText('1');
    await expectAccessible(page, 'the filter of what is read');
    await page.locator('.filter-lu').getByLabel('Non lu').check();
    await expect(page).toHaveURL(/lu=non/);
    await expect(card).toHaveCount(0);
  });
});

test('signed out, nothing is said of what is read', async ({ page }) => {
  await open(page, '/public-cases?lu=oui');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page.locator('.filter-button', { hasText: 'Déjà lus' })).toHaveCount(0);
  await expect(page.locator('.chips')).toHaveCount(0);
});
