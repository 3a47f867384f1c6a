import type { Page } from 'playwright/test';
import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

const filter = (page: Page, name: string) => page.locator('.filter-button', { hasText: name });
const panel = (page: Page, param: string) => page.locator(`.filter-${param} .filter-panel`);
const countOf = (page: Page, param: string, value: string) =>
  panel(page, param).locator('.filter-option', { hasText: value }).locator('.option-count');

test('an option says how many results it would give, and follows the other filters', async ({
  page,
  request,
}) => {
  const all = await allItems(request, 'questionnaires');
  const having = (...tags: string[]) =>
    String(all.filter((item) => tags.every((tag) => item.tags.includes(tag))).length);
  await open(page, '/public-questionnaires');
  await expect(page.locator('.option-count')).toHaveCount(0);
  await filter(page, 'Localisation').click();
  await expect(countOf(page, 'localisation', 'Genou')).toHaveText(having('Genou'));
  await page.keyboard.press('Escape');
  await filter(page, 'Modalité').click();
  await panel(page, 'modalite').getByLabel('IRM').check();
  await expect(countOf(page, 'modalite', 'TDM')).toHaveText(having('IRM', 'TDM'));
  await page.keyboard.press('Escape');
  await filter(page, 'Localisation').click();
  await expect(countOf(page, 'localisation', 'Genou')).toHaveText(having('IRM', 'Genou'));
  expect(having('IRM', 'Genou')).not.toBe(having('Genou'));
  await expect(panel(page, 'localisation').getByLabel('Genou')).toHaveAccessibleDescription(
    new RegExp(`^${having('IRM', 'Genou')}\\s+résultat`),
  );
});

test('a tag under an item leads to the public list of what has it', async ({ signedIn: page, request }) => {
  const item = (await allItems(request, 'questionnaires')).find(({ tags }) => tags.includes('IRM'))!;
  await page.goto(`/use/${item._id}?mode=consulter`);
  for (const tag of await page.locator('.item-head .tags a').all()) {
    const { width, height } = (await tag.boundingBox())!;
    expect(Math.min(width, height), 'large enough for a finger').toBeGreaterThanOrEqual(44);
  }
  await page.locator('.item-head .tags a', { hasText: /^IRM$/ }).click();
  await expect(page).toHaveURL('/public-questionnaires?modalite=IRM');
});

test('a tag of a case, told with its answer, leads to the cases that have it', async ({
  signedIn: page,
  request,
}) => {
  const item = (await allItems(request, 'cases')).find(({ tags }) => tags.length > 0)!;
  await page.goto(`/radiology-viewer/${item._id}?reponse=1`);
  const tag = page.locator('.case-texts .tags a').first();
  const name = await tag.innerText();
  await tag.click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/public-cases' && url.searchParams.get('etiquette') === name,
  );
  await expect(page.locator('.chips')).toContainText(name);
});
