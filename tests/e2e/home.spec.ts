import { DEMO_PASSWORD } from '#lib/demo/password.ts';
import { expectAccessible } from './axe.ts';
import { expect, open, signIn, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';
import { allItems } from './routes.ts';

test('a newcomer is shown three ways to begin, and no zeros, also without script', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  const ways = page.getByRole('region', { name: 'Trois façons de commencer' });
  await expect(ways.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'À vous' })).toHaveCount(0);
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Nouveaux cas');
  expect(html).not.toMatch(/>\s*0\s*(cas|questionnaires?|protocoles?|vues?)/);
  // A new item can then be continued.
  const made = await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('token')}`,
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ title: 'Genou à terminer' });
    return (await fetch('/api/cases', { method: 'POST', headers, body })).status;
  });
  expect(made).toBe(201);
  await open(page, '/');
  const yours = page.getByRole('region', { name: 'À vous' });
  await expect(yours.getByRole('link', { name: /Genou à terminer/ })).toHaveAttribute(
    'href',
    /\/cases\?cas=/,
  );
  await expect(page.getByRole('heading', { name: 'Trois façons de commencer' })).toHaveCount(0);
  // A count of new items links to exactly these.
  await page
    .getByRole('region', { name: 'À faire maintenant' })
    .getByRole('link', { name: /^Neuro/ })
    .click();
  await expect(page.getByRole('radio', { name: /^Nouveaux/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Neuro' })).toBeChecked();
});

for (const [width, dark] of [
  [360, true],
  [1440, false],
] as const)
  test.describe(`at ${width} px`, { tag: width === 360 ? '@gate' : [] }, () => {
    test.use({ viewport: { width, height: 900 }, bypassCSP: true });

    test('the home of an author is dense, fits, and axe finds nothing in it nor in a search', async ({
      page,
    }) => {
      await signIn(page, { username: 'anne.lefevre', password: DEMO_PASSWORD });
      await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
      await open(page, '/');
      await expect(page.getByRole('region', { name: 'À vous' })).toBeVisible();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
      // Panels side by side end together: no hole beneath one.
      const ends = await page
        .locator('.next, .home-stack, .home-short')
        .evaluateAll(
          (panels) => new Set(panels.map((each) => Math.round(each.getBoundingClientRect().bottom))).size,
        );
      expect(ends).toBe(width > 1080 ? 1 : 3);
      await expectAccessible(page, 'home');
      await page.getByRole('searchbox').fill('genou');
      const found = page.getByRole('region', { name: 'Résultats de la recherche' });
      await expect(found.getByRole('link', { name: /Voir/ }).first()).toBeVisible();
      expect(await overflow()).toBe(0);
      await expectAccessible(page, 'what was found');
    });
  });

test('by keyboard alone: « / », words, arrows, Escape; no title of a case of somebody else', async ({
  signedIn: page,
}) => {
  const cases = await allItems(page.request, 'cases');
  const answers: string[] = [];
  // Read in transit: the browser keeps no body of an answer that the next letter makes needless.
  await page.route('**/api/search?*', async (route) => {
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: /Rechercher un cas/ });
  // A hydrated island listens to keys once React has rendered it, which nothing in the page shows.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 250 });
  }).toPass();
  await expect(field).toHaveValue('');
  await page.keyboard.type('irm');
  const found = page.getByRole('region', { name: 'Résultats de la recherche' });
  await expect(found).toHaveAttribute('aria-busy', 'false');
  await expect(found.getByRole('heading')).toHaveText(['Cas cliniques', 'Questionnaires', 'Protocoles']);
  await expect(page.getByRole('status').filter({ hasText: /publics/ })).toHaveText(/Flèches pour parcourir/);
  await page.keyboard.press('ArrowDown');
  await expect(found.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);
  await expect(field).toHaveValue('irm');
  await page.keyboard.type(' g');
  await expect(found).toBeVisible();
  await expect(found).toHaveAttribute('aria-busy', 'false');
  expect(answers.length).toBeGreaterThan(0);
  const told = answers.join(' ').toLowerCase();
  expect(cases.filter(({ _id }) => told.includes(_id)).length).toBeGreaterThan(2);
  expect(cases.filter(({ title }) => told.includes(title.toLowerCase())).map(({ title }) => title)).toEqual(
    [],
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(radiology-viewer|use|protocols\/view)\//);
});

test.describe('on a bad line', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a search says that it is under way, that it failed, that nothing was found', async ({
    signedIn: page,
  }) => {
    await open(page, '/');
    const answer = await holdRequests(page, '**/api/search?*', 'abort');
    const field = page.getByRole('searchbox', { name: /Rechercher un cas/ });
    await field.fill('zzzzintrouvable');
    const found = page.getByRole('region', { name: 'Résultats de la recherche' });
    await expect(found).toHaveAttribute('aria-busy', 'true');
    await expect(found).toContainText('Recherche en cours');
    answer();
    await expect(found.getByRole('alert')).toHaveText(/n’a pas abouti/);
    await page.unroute('**/api/search?*');
    await field.press('Backspace');
    await expect(found).toContainText('Rien ne correspond.');
    await field.press('Enter');
    await expect(page).toHaveURL('/?q=zzzzintrouvabl');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the field leads to a page of what was found, and that to whole lists', async ({ page, person }) => {
    await page.request.post('/api/auth/login', { data: person });
    await page.goto('/');
    await page.getByRole('searchbox').fill('genou');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/?q=genou');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Résultats pour «\sgenou\s»/);
    await page.getByRole('link', { name: /Voir les? .*cas/ }).click();
    await expect(page).toHaveURL(/\/public-cases\?.*q=genou/);
    await expect(page).toHaveURL(/titres=masques/);
    await page.goto('/?q=zzzzintrouvable');
    await expect(page.getByText('Rien ne correspond.')).toBeVisible();
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bonjour/);
  });
});

test('the home page of an author breaks no word on phones', async ({ page }) => {
  await signIn(page, { username: 'anne.lefevre', password: DEMO_PASSWORD });
  for (const width of [360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const broken = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility()) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’.]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.push(word);
        }
      }
      return found;
    });
    expect(broken, `${width} px`).toEqual([]);
  }
});
