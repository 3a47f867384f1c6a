import type { Page } from 'playwright/test';
import { alive, expect, open, test } from './fixtures.ts';

const filter = (page: Page, name: string) => page.locator('.filter-button', { hasText: name });
const panel = (page: Page, param: string) => page.locator(`.filter-${param} .filter-panel`);
const titles = (page: Page) => page.locator('.card-title').allInnerTexts();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filter, sort, hide titles and turn pages', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/public-cases');
    await page.getByRole('link', { name: 'Suivant' }).click();
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toContainText('Page 2 sur');
    await page.getByRole('searchbox').fill('irm');
    await page.keyboard.press('Enter');
    await expect(page.locator('.result-line')).toContainText('avec les filtres appliqués');
    await page.getByRole('link', { name: 'Masquer titres' }).click();
    await expect(page.locator('.card-title').first()).toContainText('?');
    expect(new URL(page.url()).searchParams.get('q')).toBe('irm');
    await page.goto('/public-questionnaires');
    await filter(page, 'Modalité').click();
    await panel(page, 'modalite').getByLabel('TDM').check();
    await panel(page, 'modalite').getByRole('button', { name: 'Appliquer' }).click();
    await expect(page.getByRole('link', { name: 'Retirer le filtre TDM' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('two columns, touch targets of 44 pixels, a touch outside closes the filters', async ({ page }) => {
    await open(page, '/public-cases');
    const boxes = await page
      .locator('.card')
      .evaluateAll((cards) => cards.slice(0, 3).map((card) => card.getBoundingClientRect().toJSON()));
    expect(boxes[0].top).toBe(boxes[1].top);
    expect(boxes[2].top).toBeGreaterThan(boxes[0].top);
    const small = await page
      .locator('main button:visible, main .button:visible, .card-actions a:visible')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
    await page.getByRole('button', { name: 'Filtres' }).tap();
    await expect(panel(page, 'etiquette')).toBeVisible();
    await page.touchscreen.tap(180, 60);
    await expect(panel(page, 'etiquette')).toBeHidden();
  });
});

test('an address shows the same list with and without the island', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/public-cases?difficulte=3&tri=populaires');
  const before = await titles(page);
  await alive(page);
  expect(await titles(page)).toEqual(before);
});
