import type { Page } from 'playwright/test';
import { GL_LAUNCH, sliceOf } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, millimetres, openLong } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('a measure', () => {
  const firstOf = (page: Page) => page.locator('.measure path:not(.grip)').first();

  test('is moved as a whole by its line and by its value, and stays with its image', async ({
    signedIn: page,
  }) => {
    const middle = await openLong(page);
    await page.getByRole('button', { name: 'Longueur' }).click();
    await drag(page, { x: middle.x - 100, y: middle.y }, { x: 100 });
    const words = page.locator('.measure.length text');
    const said = await words.textContent();
    const path = firstOf(page);
    const before = (await path.boundingBox())!;
    await drag(page, { x: middle.x - 50, y: middle.y + 2 }, { x: 20, y: 60 });
    await expect.poll(async () => Math.round((await path.boundingBox())!.y - before.y)).toBe(60);
    const label = (await words.boundingBox())!;
    await drag(page, { x: label.x + 10, y: label.y + 8 }, { x: -40, y: 30 });
    await expect.poll(async () => Math.round((await path.boundingBox())!.y - before.y)).toBe(90);
    expect(Math.round((await path.boundingBox())!.x - before.x)).toBe(-20);
    await expect(words).toHaveText(said!);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(words).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(words).toHaveText(said!);
    // The same image in another panel shows it too.
    await page.keyboard.press('2');
    await page.locator('.folder-strip a').first().dragTo(page.locator('.panel-view').nth(1));
    await expect(page.locator('.panel-view').nth(1)).toContainText('TDM axial poumon');
    await page.keyboard.press('l');
    const second = page.locator('.panel-view').nth(1);
    await second.focus();
    await page.keyboard.press('Home');
    for (let i = 1; i < 40; i++) await page.keyboard.press('ArrowDown');
    await expect(second.locator('.measure.length text')).toHaveText(said!);
  });

  test('is selected, moved, corrected and erased by keyboard alone', async ({ signedIn: page }) => {
    await openLong(page);
    await page.locator('.panel-view').focus();
    await page.keyboard.press('u');
    await expect(page.getByRole('button', { name: 'Longueur (U)' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    const words = page.locator('.measure.length text');
    const said = await words.textContent();
    const path = firstOf(page);
    const before = (await path.boundingBox())!;
    await page.keyboard.press('j');
    await expect(page.getByRole('status').filter({ hasText: 'Mesure choisie' })).toContainText(said!);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => Math.round((await path.boundingBox())!.y - before.y)).toBe(20);
    expect(Math.round((await path.boundingBox())!.x - before.x)).toBe(-2);
    await expect(words).toHaveText(said!);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'point 1 sur 2' })).toHaveCount(1);
    for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+ArrowLeft');
    await expect
      .poll(async () => millimetres(await words.textContent()) / millimetres(said))
      .toBeCloseTo(2, 1);
    expect(await sliceOf(page)).toBe(40);
    await page.keyboard.press('Delete');
    await expect(words).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => sliceOf(page)).toBe(41);
  });

  test('that is an ellipse is taken by handles on itself', async ({ signedIn: page }) => {
    const middle = await openLong(page);
    await page.getByRole('button', { name: 'ROI (ellipse)' }).click();
    await drag(page, { x: middle.x - 80, y: middle.y - 50 }, { x: 160, y: 100 });
    const handles = page.locator('.handle');
    await expect(handles).toHaveCount(4);
    const placesOf = () =>
      handles.evaluateAll((circles) =>
        circles.map((circle) => ['cx', 'cy'].map((name) => Math.round(Number(circle.getAttribute(name))))),
      ) as Promise<[number, number][]>;
    const [left, top, bottom, right] = await placesOf();
    expect([right![0] - left![0], bottom![1] - top![1]]).toEqual([160, 100]);
    await drag(page, { x: middle.x + 80, y: middle.y }, { x: 40, y: 30 });
    await expect.poll(async () => (await placesOf())[3]).toEqual([right![0] + 40, right![1]]);
    expect((await placesOf())[0]).toEqual(left);
    expect((await placesOf()).map(([, y]) => y)).toEqual([left![1], top![1], bottom![1], right![1]]);
    // Its inside is free: another one can begin there.
    await drag(page, { x: middle.x - 20, y: middle.y - 10 }, { x: 40, y: 20 });
    await expect(page.locator('.measure.ellipse')).toHaveCount(2);
  });
});
