import { throttle } from './film.ts';
import { expect, open, signIn, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';

// With the fades between pages, as most people have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LISTS = ['/public-cases', '/public-questionnaires', '/protocols/public'];

test('a visitor’s header leads to the three public lists where there is room; signed in, the menu does', {
  tag: '@gate',
}, async ({ page, person }) => {
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
  const letIn = await holdRequests(page, '**/images/**');
  await page.goto('/public-cases', { waitUntil: 'domcontentloaded' });
  expect(scripts).toEqual([]);
  await page.getByRole('searchbox').press('g');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(page.locator('.result-line [role=status]')).toContainText('avec les filtres appliqués');
  letIn();
});

for (const path of LISTS)
  for (const width of [360, 1440, 1680, 2560])
    test(`${path} at ${width} px: nothing moves while it comes`, {
      tag: width === 360 ? '@gate' : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Half a page is painted before the other half has come.
      await throttle(page, 100_000, 100);
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });
