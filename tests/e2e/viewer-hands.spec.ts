import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { boxOf, expectedGrey, fingersOn, frameOf, GL_LAUNCH, longCase, sliceOf } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, openLong, windowOf, zoomOf } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

const lens = (page: Page) => page.getByRole('img', { name: 'Loupe, × 3' });

test('the magnifier shows the image’s own pixels three times as large, by key, mouse and Escape', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const middle = await openLong(page);
  await page.keyboard.press('Shift+X');
  await expect(lens(page)).toBeVisible();
  // By keyboard: from the middle of the panel.
  const box = await boxOf(page);
  const at = { x: box.width / 2 - 60, y: box.height / 2 + 20 };
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  const shown = async () => (await lens(page).boundingBox())!;
  await expect.poll(async () => Math.round((await shown()).x - box.x + 120)).toBe(Math.round(at.x));
  const told = await longCase(page);
  const { width, height, series } = told.shown.folders[0]!;
  const values = await frameOf(page, told.id, told.stacks[0]!.frames[39]!);
  const { data, info } = await sharp(await lens(page).screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [seen, near] = [0, 0];
  for (let y = 20; y < 220; y += 9)
    for (let x = 20; x < 220; x += 9) {
      const grey = data[(y * info.width + x) * info.channels]!;
      const under = { x: at.x + (x - 120) / 3 - 0.5 + 1 / 6, y: at.y + (y - 120) / 3 - 0.5 + 1 / 6 };
      const own = expectedGrey(values, { width, height }, box, series.window, under.x, under.y);
      seen += 1;
      if (Math.abs(grey - own) <= 6) near += 1;
    }
  expect(near / seen).toBeGreaterThan(0.95);
  // By mouse, without a press; the wheel still goes through slices.
  await page.mouse.move(middle.x + 100, middle.y - 50);
  await expect.poll(async () => Math.round((await shown()).x + 120 - middle.x)).toBe(100);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => sliceOf(page)).toBe(41);
  await expect(lens(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lens(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => sliceOf(page)).toBe(42);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('the lens is above the finger, and no slice changes', async ({ signedIn: page }) => {
    const middle = await openLong(page);
    await page.getByRole('button', { name: 'Autres outils' }).tap();
    await page.getByRole('button', { name: 'Loupe (Maj + X)', exact: true }).tap();
    await expect(lens(page)).toBeVisible();
    const touch = await fingersOn(page);
    await touch('touchStart', { x: middle.x, y: middle.y + 60 });
    await touch('touchMove', { x: middle.x - 10, y: middle.y + 80 });
    const { y, height } = (await lens(page).boundingBox())!;
    await expect.poll(async () => (await lens(page).boundingBox())!.y + height).toBeLessThan(middle.y + 60);
    expect(y).toBeGreaterThan(0);
    await touch('touchEnd');
    expect(await sliceOf(page)).toBe(40);
    await expectAccessible(page, 'the lens on a phone');
  });
});

test('the buttons of the mouse are those of OHIF or of a PACS where one asks for it, and the help says so', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const middle = await openLong(page);
  const settings = page.getByRole('dialog', { name: 'Réglages' });
  const choose = async (name: string) => {
    await page.keyboard.press('g');
    await settings.getByRole('radio', { name }).check();
    await expectAccessible(page, 'settings');
    await page.keyboard.press('Escape');
    await expect(settings).toHaveCount(0);
  };
  await choose('Comme OHIF');
  await expect(page.getByRole('button', { name: 'Fenêtre (V)' })).toHaveAttribute('aria-pressed', 'true');
  const before = await windowOf(page);
  await drag(page, middle, { x: 80 });
  await expect.poll(async () => (await windowOf(page)).width).toBeGreaterThan(before.width);
  expect(await sliceOf(page)).toBe(40);
  await drag(page, middle, { y: 60 }, 'right');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.1);
  await page.keyboard.press('?');
  await expect(page.getByText('zoom (agrandit vers le bas)')).toBeVisible();
  await page.keyboard.press('Escape');
  // Putting a tool down gives the left button its initial action again.
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Fenêtre (V)' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fenêtre (V)' })).toHaveAttribute('aria-pressed', 'true');
  await choose('Comme un PACS');
  const slice = await sliceOf(page);
  await drag(page, middle, { y: 90 }, 'right');
  await expect.poll(() => sliceOf(page)).toBeGreaterThan(slice);
  await choose('Négatoscope');
  await expect(page.getByRole('button', { name: 'Coupes (C)' })).toHaveAttribute('aria-pressed', 'true');
});
