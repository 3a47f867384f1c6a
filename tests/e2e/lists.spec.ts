import type { Page } from 'playwright/test';
import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

const filter = (page: Page, name: string) => page.locator('.filter-button', { hasText: name });
const panel = (page: Page, param: string) => page.locator(`.filter-${param} .filter-panel`);
const titles = (page: Page) => page.locator('.card-title').allInnerTexts();
const settled = (page: Page) => expect(page.locator('.list-body')).toHaveAttribute('aria-busy', 'false');

test('one filter is open at a time; Escape and an outside click close it', async ({ page }) => {
  await open(page, '/public-questionnaires');
  await filter(page, 'Modalité').click();
  await expect(panel(page, 'modalite')).toBeVisible();
  await filter(page, 'Spécialité').click();
  await expect(panel(page, 'specialite')).toBeVisible();
  await expect(panel(page, 'modalite')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'specialite')).toBeHidden();
  await filter(page, 'Localisation').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page, 'localisation')).toBeHidden();
  await filter(page, 'Localisation').click();
  const box = await panel(page, 'localisation').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(250);
  expect(box?.width).toBeGreaterThanOrEqual(200);
  expect(box?.width).toBeLessThanOrEqual(300);
});

test('filters of questionnaires add up, count, light up, and live in the address', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  const all = await allItems(request, 'questionnaires');
  const having = (...tags: string[]) =>
    all.filter((item) => tags.every((tag) => item.tags.includes(tag))).length;
  await open(page, '/public-questionnaires');
  await expect(page.locator('.result-line [role=status]')).toHaveText(
    new RegExp(`^${all.length}\\s+questionnaires trouvés$`),
  );
  await filter(page, 'Modalité').click();
  await panel(page, 'modalite').getByLabel('IRM').check();
  await page.keyboard.press('Escape');
  await filter(page, 'Localisation').click();
  await panel(page, 'localisation').getByLabel('Genou').check();
  await page.keyboard.press('Escape');
  await settled(page);
  expect(having('IRM', 'Genou')).toBeGreaterThan(0);
  await expect(page.locator('.card')).toHaveCount(having('IRM', 'Genou'));
  await expect(page.locator('.result-line [role=status]')).toContainText('avec les filtres appliqués');
  await expect(filter(page, 'Modalité')).toHaveClass(/active/);
  await expect(filter(page, 'Modalité').locator('.filter-count')).toContainText('1');
  await expect(page.locator('.chips')).toContainText(/IRM\s*ET\s*Genou/);
  expect(new URL(page.url()).search).toBe('?modalite=IRM&localisation=Genou');
  await filter(page, 'Modalité').click();
  await panel(page, 'modalite').getByLabel('TDM').check();
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(page.locator('.card')).toHaveCount(having('IRM', 'TDM', 'Genou'));
});

test('a shared address, the back button and a chip all lead to the same lists', { tag: '@gate' }, async ({
  page,
}) => {
  await open(page, '/public-questionnaires?modalite=IRM');
  await settled(page);
  const filtered = await titles(page);
  await page.getByRole('link', { name: 'Retirer le filtre IRM' }).click();
  await settled(page);
  expect((await titles(page)).length).toBeGreaterThan(filtered.length);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(filtered);
  await page.goForward();
  await expect.poll(() => titles(page)).not.toEqual(filtered);
});

test('searching acts as one types, without accents or case, and goes back to page 1', async ({
  page,
  request,
}) => {
  const all = await allItems(request, 'questionnaires');
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const expected = all.filter((item) =>
    [item.title, ...item.tags].some((text) =>
      plain(text)
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => word.startsWith('epau')),
    ),
  ).length;
  await open(page, '/public-questionnaires?page=2');
  await page.getByRole('searchbox').fill('ÉPAU');
  await page.waitForURL((url) => url.searchParams.get('q') === 'ÉPAU' && !url.searchParams.has('page'));
  await settled(page);
  expect(expected).toBeGreaterThan(0);
  await expect(page.locator('.card')).toHaveCount(expected);
});

test('cases: pages of twelve, previous and next disabled at the ends', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  const total = (await allItems(request, 'cases')).length;
  const pages = Math.ceil(total / 12);
  await open(page, '/public-cases');
  await expect(page.locator('.card')).toHaveCount(12);
  const nav = page.getByRole('navigation', { name: 'Pagination' });
  await expect(nav).toContainText(new RegExp(`Page 1 sur ${pages} • ${total} cas`));
  await expect(nav.getByRole('button', { name: 'Précédent' })).toBeDisabled();
  await nav.getByRole('link', { name: 'Suivant' }).click();
  await expect(nav).toContainText(`Page 2 sur ${pages}`);
  expect(new URL(page.url()).search).toBe('?page=2');
  await open(page, `/public-cases?page=${pages}`);
  await expect(nav.getByRole('button', { name: 'Suivant' })).toBeDisabled();
  await open(page, '/public-cases?page=999');
  await expect(nav).toContainText(`Page ${pages} sur ${pages}`);
});

test('cases: every difficulty is selected at first; unselecting one leaves the others', async ({
  page,
  request,
}) => {
  const all = await allItems(request, 'cases');
  await open(page, '/public-cases');
  await filter(page, 'Difficulté').click();
  const boxes = panel(page, 'difficulte').getByRole('checkbox');
  expect(await boxes.evaluateAll((list) => list.every((box) => (box as HTMLInputElement).checked))).toBe(
    true,
  );
  for (const level of [1, 2, 3, 4]) await boxes.nth(level - 1).uncheck();
  await page.keyboard.press('Escape');
  await settled(page);
  const hardest = all.filter((item) => item.difficulty === 5).length;
  await expect(page.locator('.result-line [role=status]')).toContainText(new RegExp(`^${hardest}\\s`));
});

test('cases: one of the chosen tags is enough', async ({ page, request }) => {
  const all = await allItems(request, 'cases');
  const either = all.filter((item) => item.tags.includes('IRM') || item.tags.includes('TDM')).length;
  await open(page, '/public-cases?etiquette=IRM&etiquette=TDM');
  await expect(page.locator('.result-line [role=status]')).toContainText(new RegExp(`^${either}\\s`));
});

test('protocols have three orders', async ({ page }) => {
  await open(page, '/protocols/public');
  const orders = [];
  for (const order of ['recents', 'populaires', 'mieux-notes']) {
    await page.getByLabel('Trier').selectOption(order);
    await settled(page);
    orders.push((await titles(page)).join());
  }
  expect(new Set(orders).size).toBe(3);
  expect(new URL(page.url()).searchParams.get('tri')).toBe('mieux-notes');
});

test('everything can be done by keyboard', async ({ page }) => {
  await open(page, '/public-questionnaires');
  await filter(page, 'Modalité').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'modalite')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await settled(page);
  await expect(page.locator('.chip').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter(page, 'Modalité')).toBeFocused();
});
