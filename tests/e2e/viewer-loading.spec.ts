import type { Page } from 'playwright/test';
import { drawn, GL_LAUNCH, longCase, ORDINARY, onLine, openViewer, sliceOf, throttle } from './film.ts';
import { expect, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

test.use({ launchOptions: GL_LAUNCH });

const SLOW = { effectiveType: '3g', downlink: 1 };
const FAST = { effectiveType: '4g', downlink: 10 };

/** The images of a case that the page asks for, in order. */
function asked(page: Page) {
  const found = { previews: [] as string[], frames: [] as string[], light: [] as string[], dropped: 0 };
  page.on('request', (request) => {
    const [, sha, rest] = /\/images\/[^/]+\/([0-9a-f]{64})(.*)$/.exec(request.url()) ?? [];
    if (!sha || request.resourceType() !== 'fetch') return;
    if (rest === '' || rest === '-preview.webp') found.previews.push(sha);
    if (rest === '-frame.bin') found.frames.push(sha);
    if (rest === '-640.webp') found.light.push(sha);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText.includes('ABORTED')) found.dropped += 1;
  });
  return found;
}

/** Sum of all layout shifts since the page began. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

test('the first image is in the page itself, asked for before anything else', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  const html = await (await page.request.get(`/radiology-viewer/${id}`)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  // The viewport comes first, which asks for nothing: without it a phone would choose a desktop's size.
  expect(head).toMatch(
    /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta name="viewport"[^>]*><link rel="preload" as="image"/i,
  );
  expect(html).toMatch(/<img class="slice" data-poster[^>]*src="\/images\/[^"]+-640\.webp"/);
});

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('nothing jumps while everything comes', async ({ signedIn: page }) => {
      await page.goto('/public-cases');
      const { id } = await longCase(page);
      const shifts = await watchShifts(page);
      await onLine(page, ORDINARY);
      await throttle(page, 400_000, 50);
      await openViewer(page, id);
      await expect(page.getByText('118 images prêtes')).toBeVisible();
      expect(await shifts()).toBe(0);
    });
  });
}

test('slices come from the middle outwards, then all over the stack; a jump goes first', async ({
  signedIn: page,
}) => {
  await page.goto('/public-cases');
  const told = await longCase(page);
  await onLine(page, ORDINARY);
  const found = asked(page);
  await page.goto('/robots.txt');
  await throttle(page, 150_000, 20);
  await page.goto(`/radiology-viewer/${told.id}?serie=1&image=60`);
  await expect.poll(() => found.previews.length).toBeGreaterThan(30);
  const order = found.previews.map((sha) => told.stacks[0]!.files.indexOf(sha) + 1);
  expect(order[0]).toBe(60);
  expect([...order.slice(0, 9)].sort((a, b) => a - b)).toEqual([56, 57, 58, 59, 60, 61, 62, 63, 64]);
  const early = order.slice(9, 30);
  expect(Math.min(...early)).toBeLessThan(20);
  expect(Math.max(...early)).toBeGreaterThan(100);
  await expect(page.locator('.bottom-right')).toHaveText(/images prêtes · reste \d/);
  const before = found.previews.length;
  await page.keyboard.press('End');
  await expect
    .poll(() => found.previews.slice(before).some((sha) => told.stacks[0]!.files.indexOf(sha) === 117))
    .toBe(true);
  // The browser reports a cancelled request after the one that replaced it was sent.
  await expect.poll(() => found.dropped).toBeGreaterThan(0);
  await drawn(page);
  expect(await sliceOf(page)).toBe(118);
  await expect(page.locator('.panel-view.waiting')).toHaveCount(0);
});

test('frames come when one windows, only those near on a slow connection, or when it is fast; little comes when data are saved', async ({
  signedIn: page,
}) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  const reopen = async (line: Parameters<typeof onLine>[1]) => {
    await onLine(page, line);
    const found = asked(page);
    await openViewer(page, id);
    return found;
  };
  const ordinary = await reopen(ORDINARY);
  await expect(page.getByText('118 images prêtes')).toBeVisible();
  // A preview is lossy: the values of the slice on screen come once everything else has.
  await expect.poll(() => ordinary.frames.length).toBe(1);
  await expect(page.locator('.top-right')).not.toContainText('aperçu');
  await page.getByLabel('Fenêtrage').selectOption({ label: 'Os' });
  await expect.poll(() => ordinary.frames.length).toBe(118);
  const slow = await reopen(SLOW);
  await expect(page.getByText('118 images prêtes')).toBeVisible();
  await page.getByLabel('Fenêtrage').selectOption({ label: 'Os' });
  await expect.poll(() => slow.frames.length).toBe(13);
  const saving = await reopen({ ...FAST, saveData: true });
  await expect(page.locator('.bottom-right')).toHaveText(/^.?9\simages prêtes$/);
  expect([saving.previews.length, saving.frames.length]).toEqual([9, 0]);
  const fast = await reopen(FAST);
  await expect.poll(() => fast.frames.length).toBe(118);
});

test('a big image is there reduced first, and is measured in its own pixels all along', async ({
  signedIn: page,
}) => {
  const id = await caseOf(page, [
    await picture({ width: 1600, height: 1200 }),
    await picture({ width: 1500, height: 1200 }),
  ]);
  await onLine(page, ORDINARY);
  const found = asked(page);
  await throttle(page, 150_000, 20);
  await openViewer(page, id);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('copie réduite')).toBeVisible();
  await expect(page.locator('.bottom-right')).toContainText('reste');
  expect(found.light).toHaveLength(2);
  const box = (await page.locator('.panel-view').boundingBox())!;
  await page.getByRole('button', { name: 'Longueur' }).click();
  const scale = Math.min(box.width / 1500, box.height / 1200);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 300 * scale, from.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.measure text')).toHaveText(/^(299|300|301),\d\spx$/);
  await throttle(page, 50_000_000);
  await expect(page.getByText('copie réduite')).toBeHidden();
  await expect(page.locator('.measure text')).toHaveText(/^(299|300|301),\d\spx$/);
});
