import type { Page } from 'playwright/test';
import { longCase, ORDINARY, onLine } from './film.ts';
import { expect, test } from './fixtures.ts';
import { startSessionOf } from './practice-pages.ts';

/** Keeps the viewer's scripts back until they are let through. */
async function holdViewer(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(?:Practice)?Viewer\.[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The requests for tiles so far. */
function tilesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tiles/')) asked.push(request.url());
  });
  return asked;
}

const position = (page: Page) => page.locator('[data-position]');
const poster = (page: Page) => page.locator('img[data-poster]');

/** The number of the slice that the corner names. */
async function slice(page: Page): Promise<number> {
  return Number.parseInt((await position(page).textContent()) ?? '', 10);
}

/** Turns the wheel until another slice is there: tiles are still on their way. */
async function wheelOn(page: Page, by: number): Promise<void> {
  const before = await slice(page);
  await page.locator('.panel-view').hover();
  await expect(async () => {
    await page.mouse.wheel(0, by);
    expect(Math.sign((await slice(page)) - before)).toBe(Math.sign(by));
  }).toPass();
}

test('slices are scrolled through before the viewer lives, which goes on from there', async ({
  signedIn: page,
}) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  await onLine(page, ORDINARY);
  const asked = tilesAsked(page);
  const letThrough = await holdViewer(page);
  await page.goto(`/radiology-viewer/${id}`);
  const label = page.locator('[data-tile-label]');
  await expect(label).toBeHidden();
  const opened = await slice(page);

  await wheelOn(page, 100);
  await expect(label).toBeVisible();
  await expect(poster(page)).toHaveAttribute('alt', new RegExp(`image ${await slice(page)} sur 118$`));
  // A tile is on screen, not the page's own image.
  await expect.poll(() => poster(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  while ((await slice(page)) > opened) await wheelOn(page, -100);
  await expect(label).toBeHidden();

  await expect(async () => {
    await page.keyboard.press('End');
    expect(await slice(page)).toBeGreaterThan(100);
  }).toPass();
  const left = await slice(page);
  await expect(page.locator('.position-bar')).toHaveCount(0);

  letThrough();
  await expect(page.locator('.position-bar')).toBeVisible();
  await expect(poster(page)).toHaveCount(0);
  expect(await slice(page)).toBe(left);
  await expect(page).toHaveURL(new RegExp(`image=${left}$`));
  await page.keyboard.press('ArrowUp');
  await expect(position(page)).toHaveText(`${left - 1} / 118`);
  expect(asked).toHaveLength(1);
});

test('fingers go through them, too', async ({ signedIn: page }) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  await onLine(page, ORDINARY);
  const letThrough = await holdViewer(page);
  await page.goto(`/radiology-viewer/${id}`);
  const opened = await slice(page);
  await expect(async () => {
    await page.locator('.panel-view').evaluate((panel) => {
      const { left, top, width, height } = panel.getBoundingClientRect();
      const touch = (type: string, y: number) =>
        panel.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 1,
            pointerType: 'touch',
            isPrimary: true,
            bubbles: true,
            clientX: left + width / 2,
            clientY: top + y,
          }),
        );
      // Only a real pointer can be captured.
      panel.setPointerCapture = () => undefined;
      touch('pointerdown', height / 2);
      touch('pointermove', height / 2 + 30);
      touch('pointerup', height / 2 + 30);
    });
    expect(await slice(page)).toBeGreaterThan(opened);
  }).toPass();
  letThrough();
});

test('in practice, too', async ({ signedIn: page }) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  const session = await startSessionOf(page, id);
  await onLine(page, ORDINARY);
  const letThrough = await holdViewer(page);
  await page.goto(`/practice/${session.id}`);
  await expect(async () => {
    await page.keyboard.press('Home');
    const first = await slice(page);
    await page.keyboard.press('End');
    expect(await slice(page)).toBeGreaterThan(first);
  }).toPass();
  const left = await slice(page);
  await expect(page.locator('.position-bar')).toHaveCount(0);
  letThrough();
  await expect(page.locator('.position-bar')).toBeVisible();
  expect(await slice(page)).toBe(left);
});

test('none are asked for when data are to be saved', async ({ signedIn: page }) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  await onLine(page, { ...ORDINARY, saveData: true });
  const asked = tilesAsked(page);
  await page.goto(`/radiology-viewer/${id}`);
  await expect(page.locator('.position-bar')).toBeVisible();
  expect(asked).toEqual([]);
});
