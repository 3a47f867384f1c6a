import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, holdScripts, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

const LISTS = ['/public-cases', '/public-questionnaires', '/protocols/public'];

const opener = (page: Page) => page.getByRole('button', { name: 'Filtres' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtres' });
const done = (page: Page) => page.getByRole('button', { name: /^Voir/ });
const result = (page: Page) => page.locator('.result-line [role=status]');
const box = async (element: Locator) => (await element.boundingBox())!;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('filters are one button beside the search; in their sheet nothing moves under a finger', async ({
    page,
    request,
  }) => {
    const all = await allItems(request, 'cases');
    const having = all.filter(({ tags }) => tags.includes('TDM')).length;
    await open(page, '/public-cases');
    const [search, button, card] = [
      await box(page.getByRole('searchbox')),
      await box(opener(page)),
      await box(page.locator('.card').first()),
    ];
    expect(button.y).toBe(search.y);
    expect(card.y - search.y).toBeLessThan(140);
    await opener(page).tap();
    await expect(sheet(page)).toBeVisible();
    const option = sheet(page).getByRole('checkbox', { name: 'TDM', exact: true });
    await option.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await box(option);
    await option.tap();
    await expect(sheet(page).locator('.option-count').first()).toBeVisible();
    await expect(done(page)).toHaveText(new RegExp(`^Voir\\s: ${having}\\scas`));
    await expect(option).toBeChecked();
    expect(await box(option)).toEqual(before);
    await done(page).tap();
    await expect(sheet(page)).toBeHidden();
    await expect(opener(page)).toContainText('1');
    await expect(result(page)).toContainText(`${having}`);
    expect(await box(opener(page)).then(({ y }) => y)).toBe(button.y);
    expect(await box(page.getByRole('searchbox')).then(({ x, y }) => [x, y])).toEqual([search.x, search.y]);
  });

  test('the sheet is a dialog for the keyboard too: focus stays in it, Escape gives it back', async ({
    page,
  }) => {
    await open(page, '/public-questionnaires');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const close = page.getByRole('button', { name: 'Fermer les filtres' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(done(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Trier')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/modalite=/);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('the last filters of the sheet are not hidden by the button over them', async ({ page }) => {
    await open(page, '/public-questionnaires');
    await opener(page).tap();
    const last = sheet(page).getByRole('checkbox').last();
    await sheet(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const [option, over] = [await box(last), await box(done(page))];
    expect(option.y + option.height).toBeLessThanOrEqual(over.y);
  });

  test('what is written to the search before the script is there is kept, and searched for', async ({
    page,
  }) => {
    const letIn = await holdScripts(page);
    await page.goto('/public-cases', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('genou');
    letIn();
    await expect(result(page)).toContainText('avec les filtres appliqués');
    await expect(page.getByRole('searchbox')).toHaveValue('genou');
  });

  test('a visitor finds the public lists at the foot of every page', async ({ page }) => {
    await page.goto('/public-cases');
    await expect(page.getByRole('navigation', { name: 'Listes publiques' })).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Protocoles publics' }).click();
    await expect(page).toHaveURL('/protocols/public');
  });
});

test.describe('on a phone, without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('the sheet opens, and sends what is chosen in it', async ({ page }) => {
    await page.goto('/public-questionnaires');
    await opener(page).click();
    await page.getByLabel('IRM', { exact: true }).check();
    await page.getByLabel('Trier').selectOption('mieux-notes');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/public-questionnaires?q=&tri=mieux-notes&modalite=IRM');
    await expect(page.getByRole('link', { name: 'Retirer le filtre IRM' })).toBeVisible();
    await page.getByRole('button', { name: 'Comment sont-ils classés ?' }).click();
    await expect(page.getByText(/comme si cinq personnes/)).toBeVisible();
  });
});

for (const path of LISTS)
  test(`${path}: on a wide screen filters stand beside the cards, which fill their rows`, async ({
    page,
  }) => {
    for (const [width, columns] of [
      [1440, 4],
      [1680, 4],
      [2560, path === '/public-questionnaires' ? 5 : 6],
    ] as const) {
      await page.setViewportSize({ width, height: 950 });
      await open(page, path);
      const [search, first] = [
        await box(page.getByRole('searchbox')),
        await box(page.locator('.card').first()),
      ];
      const inRow = await page
        .locator('.card')
        .evaluateAll(
          (cards) =>
            cards.filter((card) => card.getBoundingClientRect().top === cards[0]?.getBoundingClientRect().top)
              .length,
        );
      expect(inRow, `${width} px`).toBe(columns);
      expect((await page.locator('.card').count()) % columns, `${width} px`).toBe(0);
      expect(search.x + search.width < first.x, `${width} px`).toBe(width > 1600);
      const option = page.locator('.filter-panel').first().getByRole('checkbox').first();
      await expect(option).toBeVisible({ visible: width > 1600 });
      const right = await page
        .locator('.card')
        .nth(columns - 1)
        .evaluate((card) => card.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(width);
      expect((await box(page.locator('.subtitle'))).width).toBeLessThan(800);
    }
  });

test('a filter beside the cards stays where it is when it is chosen and while one reads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1680, height: 950 });
  await open(page, '/public-questionnaires');
  const option = page.getByRole('checkbox', { name: 'TDM', exact: true });
  const before = await box(option);
  await option.check();
  await expect(result(page)).toContainText('avec les filtres appliqués');
  expect(await box(option)).toEqual(before);
  await page.mouse.move(1200, 600);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
  await expect(option).toBeInViewport();
});

test('the offer to read without titles is as wide as the list', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1680, height: 950 });
  await page.goto('/public-cases');
  const offer = await box(page.getByRole('form', { name: 'Lire les cas sans leur titre' }));
  expect(offer.width).toBeGreaterThan(1400);
  expect(offer.height).toBeLessThan(160);
});

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true, hasTouch: true });

  for (const dark of [false, true])
    test(`in the sheet nor in the sidebar${dark ? ', in the dark' : ''}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, '/public-cases?etiquette=TDM&tri=mieux-notes');
      await expectAccessible(page, 'the list');
      await opener(page).tap();
      await expect(sheet(page).locator('.option-count').first()).toBeVisible();
      await expectAccessible(page, 'the sheet');
      await page.setViewportSize({ width: 1680, height: 950 });
      await open(page, '/public-questionnaires?modalite=IRM');
      await expect(page.locator('.option-count').first()).toBeVisible();
      await expectAccessible(page, 'the sidebar');
    });
});
