import { DOUBLE_TAP } from '#lib/viewer/gestures.ts';
import { boxOf, fingersOn, GL_LAUNCH, greysOf, partMoved, sliceOf } from './film.ts';
import { clockPasses, expect, test } from './fixtures.ts';
import { openLong, zoomOf } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('two of them pan, and so does a double tap with a drag', async ({ signedIn: page }) => {
    const at = await openLong(page);
    const touch = await fingersOn(page);
    const before = await greysOf(page);
    const pair = (by: number) => [
      { x: at.x - 40, y: at.y + by, id: 1 },
      { x: at.x + 40, y: at.y + by, id: 2 },
    ];
    await touch('touchStart', ...pair(0));
    for (const by of [8, 16, 24, 32]) await touch('touchMove', ...pair(by));
    await touch('touchEnd');
    await expect
      .poll(async () => partMoved(before, await greysOf(page), { x: 0, y: 32 }))
      .toBeGreaterThan(0.95);
    expect(await sliceOf(page)).toBe(40);

    await clockPasses(page, DOUBLE_TAP.within);
    await touch('touchStart', at);
    await touch('touchEnd');
    await touch('touchStart', at);
    for (const by of [8, 16, 24, 32]) await touch('touchMove', { x: at.x, y: at.y - by });
    await touch('touchEnd');
    await expect
      .poll(async () => partMoved(before, await greysOf(page), { x: 0, y: 0 }))
      .toBeGreaterThan(0.95);
    expect(await sliceOf(page)).toBe(40);
  });

  test('measure, unless a second one comes', async ({ signedIn: page }) => {
    const at = await openLong(page);
    const touch = await fingersOn(page);
    await page.getByRole('button', { name: 'Longueur' }).click();
    await touch('touchStart', at);
    for (const by of [20, 40, 60]) await touch('touchMove', { x: at.x + by, y: at.y });
    await touch('touchEnd');
    await expect(page.locator('.measure')).toHaveCount(1);
    await touch('touchStart', { ...at, id: 1 });
    await touch('touchMove', { x: at.x + 5, y: at.y + 30, id: 1 });
    await touch('touchStart', { x: at.x, y: at.y + 30, id: 1 }, { x: at.x + 60, y: at.y + 30, id: 2 });
    await touch('touchMove', { x: at.x, y: at.y + 30, id: 1 }, { x: at.x + 90, y: at.y + 30, id: 2 });
    await touch('touchEnd');
    await expect(page.locator('.measure')).toHaveCount(1);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.2);
  });

  test('find every target large enough, and the film most of the screen', async ({ signedIn: page }) => {
    await openLong(page);
    const small = await page
      .locator('.viewer :is(button, a, select):visible, .viewer-header :is(button, a):visible')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ box: target.getBoundingClientRect(), name: target.outerHTML.slice(0, 90) }))
          .filter(({ box }) => box.width < 44 || box.height < 43.5)
          .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
      );
    expect(small).toEqual([]);
    expect((await boxOf(page)).height).toBeGreaterThan(740 * 0.65);
  });
});
