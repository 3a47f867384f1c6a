import type { Page } from 'playwright/test';
import { drawBy } from '../run/webgl.ts';
import {
  boxOf,
  expectedGrey,
  frameOf,
  GL_LAUNCH,
  greysOf,
  longCase,
  openViewer,
  sliceOf,
  type Told,
} from './film.ts';
import { expect, test } from './fixtures.ts';

test.use({ launchOptions: GL_LAUNCH });

const LUNG = { centre: -600, width: 1500 };

async function expectGreys(page: Page, told: Told, window: typeof LUNG): Promise<void> {
  const folder = told.shown.folders[0]!;
  const values = await frameOf(page, told.id, told.stacks[0]!.frames[(await sliceOf(page)) - 1]!);
  const shown = await greysOf(page);
  let different = 0;
  let seen = 0;
  // A grid over the middle of the panel, clear of what is written in its corners.
  for (let y = Math.round(shown.height * 0.25); y < shown.height * 0.75; y += 7) {
    for (let x = Math.round(shown.width * 0.35); x < shown.width * 0.65; x += 7) {
      const expected = expectedGrey(values, folder, shown, window, x, y);
      if (Math.abs(shown.at(x, y) - expected) > 1.01) different += 1;
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(1000);
  expect(different, `of ${seen} pixels`).toBe(0);
}

test.describe('the film', () => {
  for (const webgl of [true, false]) {
    test(`shows a frame’s values under a window, ${webgl ? 'with' : 'without'} WebGL`, {
      tag: '@gate',
    }, async ({ signedIn: page }) => {
      await drawBy(page, webgl);
      await page.goto('/public-cases');
      const told = await longCase(page);
      await openViewer(page, told.id);
      const hasGl = await page.evaluate(
        () =>
          document.querySelector<HTMLCanvasElement>('canvas.film')?.getContext('webgl2') instanceof
          WebGL2RenderingContext,
      );
      expect(hasGl).toBe(webgl);
      await page.getByLabel('Fenêtrage').selectOption({ label: 'Poumon' });
      await expect(page.locator('.top-right')).toContainText('C −600 · L 1 500 UH');
      await expect(() => expectGreys(page, told, LUNG)).toPass();
    });
  }

  test('measures a known distance and reads Hounsfield units', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    await page.goto('/public-cases');
    const told = await longCase(page);
    await openViewer(page, told.id);
    const { width, height, series } = told.shown.folders[0]!;
    const box = await boxOf(page);
    const scale = Math.min(box.width / width, box.height / height);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.getByRole('button', { name: 'Longueur' }).click();
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 100 * scale, middle.y, { steps: 5 });
    await page.mouse.up();
    const words = await page.locator('.measure.length text').textContent();
    const measured = Number(words?.replace(',', '.').replace(/[^\d.]/g, ''));
    expect(Math.abs(measured - 100 * series.pixelSpacing[1])).toBeLessThan(0.3);

    await page.getByRole('button', { name: 'Densité' }).click();
    await page.mouse.click(middle.x + 20.5 * scale, middle.y + 10.5 * scale);
    const values = await frameOf(page, told.id, told.stacks[0]!.frames[(await sliceOf(page)) - 1]!);
    const value = values[(height / 2 + 10) * width + width / 2 + 20]!;
    await expect(page.locator('.measure.probe text')).toHaveText(
      `${String(value).replace('-', '−')} UH`.replace(/(\d)(\d{3}) /, '$1 $2 '),
    );
    await page.keyboard.press('Delete');
    await expect(page.locator('.measure.probe')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Coupes (C)', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('reads the mean and deviation of an ellipse', { tag: '@gate' }, async ({ signedIn: page }) => {
    await page.goto('/public-cases');
    const told = await longCase(page);
    await openViewer(page, told.id);
    const { width, height, series } = told.shown.folders[0]!;
    const box = await boxOf(page);
    const scale = Math.min(box.width / width, box.height / height);
    const at = (x: number, y: number) => ({
      x: box.x + box.width / 2 + (x - width / 2) * scale,
      y: box.y + box.height / 2 + (y - height / 2) * scale,
    });
    const [from, to] = [
      { x: width / 2 - 30, y: height / 2 - 20 },
      { x: width / 2 + 30, y: height / 2 + 20 },
    ];
    await page.getByRole('button', { name: 'ROI (ellipse)' }).click();
    const [start, end] = [at(from.x, from.y), at(to.x, to.y)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.mouse.up();
    const words = page.locator('.measure.ellipse text');
    await expect(words.first()).toHaveText(/^Moy\..+\sUH$/);
    const [, mean, deviation] = ((await words.first().textContent()) ?? '')
      .replaceAll('−', '-')
      .replaceAll(',', '.')
      .replace(/[\u202f\u00a0]/g, '')
      .match(/Moy\.\s?(-?[\d.]+)\s·\sET\s?([\d.]+)/)!
      .map(Number);
    const values = await frameOf(page, told.id, told.stacks[0]!.frames[(await sliceOf(page)) - 1]!);
    const inside: number[] = [];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (((x + 0.5 - width / 2) / 30) ** 2 + ((y + 0.5 - height / 2) / 20) ** 2 <= 1)
          inside.push(values[y * width + x]!);
    const average = inside.reduce((sum, each) => sum + each, 0) / inside.length;
    const spread = Math.sqrt(inside.reduce((sum, each) => sum + (each - average) ** 2, 0) / inside.length);
    // The hand lands between whole pixels: a few pixels of the rim differ.
    expect(Math.abs(mean! - average)).toBeLessThan(Math.max(2, spread * 0.03));
    expect(Math.abs(deviation! - spread)).toBeLessThan(Math.max(2, spread * 0.03));
    const area = Number(((await words.nth(1).textContent()) ?? '').replace(/[^\d]/g, ''));
    const [rows, columns] = series.pixelSpacing;
    expect(Math.abs(area - Math.PI * 30 * 20 * rows * columns)).toBeLessThan(60);
  });
});
