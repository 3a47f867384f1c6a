import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, holdScripts, open, signIn, test } from './fixtures.ts';
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
    await option.scrollIntoViewIfNeeded();
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
      [2560, 6],
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
      // A hundred questionnaires are four too many for rows of six.
      if (path !== '/public-questionnaires')
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

test('cards of a public list: no « Public » to see, nobody’s rating said, rating among the actions', async ({
  page,
}) => {
  for (const path of LISTS) {
    await page.goto(path);
    const card = page.locator('.card').first();
    await expect(card.locator('.status')).toHaveCount(0);
    await expect(card.getByText('Public', { exact: true })).toHaveClass('visually-hidden');
    const actions = card.locator('.card-actions > a');
    await expect(actions).toHaveCount(3);
    const tops = await actions.evaluateAll((list) => list.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(actions.nth(1)).toHaveText(/^Noter ce/);
  }
  await page.goto('/public-cases?tri=recents');
  const unrated = page.locator('.card', { hasText: '(0 note)' }).first();
  await expect(unrated.getByRole('img', { name: 'Pas encore noté' })).toContainText('0.0/10 (0 note)');
  await expect(unrated.locator('.card-figures')).toContainText('Pas encore noté');
});

test('of one’s own, each card says who can see it', async ({ signedIn: page }) => {
  await open(page, '/public-cases');
  await page.locator('.card').first().getByRole('button', { name: 'Copier dans mes cas' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cas copié' })).toBeVisible();
  await open(page, '/cases-list');
  await expect(page.locator('.card .status').first()).toHaveText('Privé');
});

test('blanks and « % » filter nothing', async ({ page, request }) => {
  const total = (await allItems(request, 'cases')).length;
  for (const nothing of ['%', ' ', '_%', ' % ']) {
    await page.goto(`/public-cases?q=${encodeURIComponent(nothing)}`);
    await expect(result(page)).toHaveText(new RegExp(`^${total}\\scas trouvés$`));
  }
  await open(page, '/public-cases');
  await page.getByRole('searchbox').fill(' % ');
  await page.waitForURL((url) => url.searchParams.has('q'));
  await expect(page.locator('.list-body')).toHaveAttribute('aria-busy', 'false');
  await expect(result(page)).toHaveText(new RegExp(`^${total}\\scas trouvés$`));
});

test('« Mieux notés » says how it weighs', async ({ page }) => {
  await open(page, '/protocols/public');
  const how = page.getByRole('button', { name: 'Comment sont-ils classés ?' });
  await expect(how).toHaveCount(0);
  await page.getByLabel('Trier').selectOption('mieux-notes');
  await how.click();
  await expect(page.getByText(/comme si cinq personnes/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/comme si cinq personnes/)).toBeHidden();
});

test('a visitor’s header leads to the three public lists where there is room; signed in, the menu does', async ({
  page,
  person,
}) => {
  const links = page.getByRole('navigation', { name: 'Listes publiques' }).getByRole('link');
  for (const width of [900, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/public-cases');
    await expect(links).toHaveText(['Cas cliniques', 'Questionnaires', 'Protocoles']);
    const ends = await links.evaluateAll((list) => list.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await links.nth(2).click();
  await expect(page).toHaveURL('/protocols/public');
  await signIn(page, person);
  await page.goto('/public-cases');
  await expect(page.getByRole('button', { name: /^Menu de/ })).toBeVisible();
  await expect(links).toHaveCount(0);
});

test('a public page that is shared shows an image of 1,200 by 630', async ({ page, baseURL }) => {
  for (const path of LISTS) {
    await page.goto(path);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(image).toBe(`${baseURL}/share.png`);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  }
  const size = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/share.png';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});

test('scripts wait for the first image; somebody who turns to the page waits for nothing', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (each) => each.resourceType() === 'script' && scripts.push(each.url()));
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/images/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/public-cases', { waitUntil: 'domcontentloaded' });
  expect(scripts).toEqual([]);
  await page.getByRole('searchbox').press('g');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(result(page)).toContainText('avec les filtres appliqués');
  letIn();
});

for (const path of LISTS)
  for (const width of [360, 1440, 1680])
    test(`${path} at ${width} px: nothing moves while it comes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
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
