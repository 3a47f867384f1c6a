import type { Page } from 'playwright/test';
import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { expectAccessible } from './axe.ts';
import { bearerOf, expect, makePerson, open, signIn, test } from './fixtures.ts';

const DEMO = { username: 'anne.lefevre', password: DEMO_PASSWORD };

for (const width of [360, 1440]) {
  for (const view of ['moi', 'auteur']) {
    test(`statistics (${view}) at ${width} px have every picture and its numbers`, {
      tag: width === 360 ? '@gate' : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, DEMO);
      await open(page, `/statistics?periode=annee&vue=${view}`);
      expect(await page.getByRole('img').count()).toBeGreaterThanOrEqual(view === 'moi' ? 6 : 3);
      await expect(page.getByText('Rien n’a été enregistré dans cette période.')).toHaveCount(0);
      for (const summary of await page.getByText('Les nombres').all()) await summary.click();
      await expectAccessible(page, view);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

/** The colours of a chart's words and of the page, as they are computed. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const fills = [...document.querySelectorAll('.chart text')].map((text) => getComputedStyle(text).fill);
    return { fills: [...new Set(fills)], page: getComputedStyle(document.body).backgroundColor };
  });

test('statistics are read in forced colours, zoomed, and on paper, light also from the dark theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await signIn(page, DEMO);
  await page.evaluate(() => localStorage.setItem('darkMode', 'true'));
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/statistics?periode=annee&vue=moi');
  // One colour for all words of the pictures, that of the page's own text: none keeps one of the theme's.
  const forced = await coloursOf(page);
  expect(forced.fills).toEqual([
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color),
  ]);
  expect(forced.fills).not.toContain(forced.page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'at 200 % of 1280 px').toBeLessThanOrEqual(0);
  // Each picture has a name, and its numbers as a table that is named after its figure.
  for (const figure of await page
    .locator('.figure')
    .filter({ has: page.locator('.chart') })
    .all()) {
    const name = await figure.getByRole('heading').textContent();
    await expect(figure.getByRole('img'), name ?? '').toHaveAccessibleName(/\S{3}/);
    await figure.locator('summary').click();
    await expect(
      figure.getByRole('region', { name: `Tableau\u00a0: ${name}` }).getByRole('table'),
    ).toBeVisible();
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark', media: 'print' });
  const printed = await coloursOf(page);
  expect(printed.page).toMatch(/255, 255, 255|rgba\(0, 0, 0, 0\)/);
  for (const fill of printed.fills) {
    const light = (fill.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    expect(Math.max(...light), fill).toBeLessThan(140);
  }
  await expect(page.getByRole('link', { name: 'Semaine' })).toBeHidden();
});

/** Makes this many new persons give wrong hypotheses about a case, each hypothesis as often as given. */
async function beWrong(page: Page, caseId: string, counts: Record<string, number>): Promise<void> {
  const written = Object.entries(counts).flatMap(([text, count]) => Array<string>(count).fill(text));
  for (const hypothesis of written) {
    const answer = await page.request.post('/api/auth/login', { data: await makePerson(page) });
    const headers = { Authorization: `Bearer ${(await answer.json()).token}` };
    const attempt = { id: crypto.randomUUID(), caseId, at: new Date().toISOString(), hypothesis, grade: 1 };
    const sent = await page.request.post('/api/practice/attempts', {
      headers,
      data: { attempts: [attempt] },
    });
    expect((await sent.json()).accepted).toHaveLength(1);
  }
}

test('hypotheses that mean the same are joined and separated by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, DEMO);
  const mine = await page.request.get('/api/cases/mine?limit=50', { headers: await bearerOf(page) });
  const { _id: id, title } = (await mine.json()).cases.find(({ visibility = '' }) => visibility === 'public');
  await beWrong(page, id, { 'Ostéome ostéoïde': 6, Chondrosarcome: 5 });
  await signIn(page, DEMO);
  await open(page, '/statistics?periode=annee&vue=auteur');
  const figure = page.getByRole('region', { name: 'Hypothèses fausses les plus fréquentes', exact: true });
  const row = figure.getByRole('row').filter({ hasText: 'Ostéome ostéoïde' });
  const other = figure.getByRole('row').filter({ hasText: 'Chondrosarcome' });
  await expect(row.getByRole('cell')).toHaveText(['Ostéome ostéoïde', '6']);
  await expect(other.getByRole('cell')).toHaveText(['Chondrosarcome', '5']);

  await figure.getByText('Réunir des hypothèses').focus();
  await page.keyboard.press('Enter');
  const item = figure.locator('details details').filter({ hasText: title });
  await item.locator('summary').focus();
  if (!(await item.locator('select').first().isVisible())) await page.keyboard.press('Enter');
  for (const control of await item.locator('summary, select, button').all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, 'joining');
  const [group, into] = [
    item.getByRole('combobox', { name: 'Réunir', exact: true }),
    item.getByRole('combobox', { name: 'Sous le nom de' }),
  ];
  await group.selectOption('Chondrosarcome');
  await into.selectOption('Ostéome ostéoïde');
  await group.focus();
  await page.keyboard.press('Tab');
  await expect(into).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(row.getByRole('cell')).toHaveText([
    'Ostéome ostéoïde (6), avec «\u202fChondrosarcome\u202f» (5)',
    '11',
  ]);
  await expect(figure.getByText('s’additionnent')).toBeVisible();
  // The page comes back open at the case, and no wider than the screen.
  const separate = item.getByRole('button', { name: 'Séparer\u00a0: Chondrosarcome' });
  await expect(separate).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await separate.press('Enter');
  await expect(other.getByRole('cell')).toHaveText(['Chondrosarcome', '5']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a period is chosen, a figure read, followed to what it counts, and taken as a file', async ({
    page,
  }) => {
    await page.goto('/?suite=/statistics');
    await page.getByLabel('Nom d’utilisateur').fill(DEMO.username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO.password);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === '/statistics');
    await page.getByRole('link', { name: 'Année', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Année', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const figure = page.getByRole('region', { name: 'Calibration', exact: true });
    await figure.getByText('Les nombres').click();
    const file = await figure.getByRole('link', { name: /CSV/ }).getAttribute('href');
    const answer = await page.request.get(file ?? '');
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect((await answer.text()).split('\r\n').length).toBeGreaterThan(3);
    await figure.getByRole('link', { name: /Sûr à 75/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sûr à 75');
    expect(await page.getByRole('row').count()).toBeGreaterThan(1);
  });
});
