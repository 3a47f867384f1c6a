import { boxOf, fingersOn, GL_LAUNCH, longCase, openViewer, settledGreysOf } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, millimetres, openLong } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

const LARGEST = 160;

test.describe('measures', () => {
  test('are corrected by their points and erased one by one', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    const middle = await openLong(page);
    await page.getByRole('button', { name: 'Longueur' }).click();
    const words = page.locator('.measure.length text');
    await drag(page, { x: middle.x - 100, y: middle.y }, { x: 100 });
    await drag(page, { x: middle.x - 100, y: middle.y + 80 }, { x: 200 });
    await expect(words).toHaveCount(2);
    const [short, long] = (await words.allTextContents()).map(millimetres) as [number, number];
    expect(long / short).toBeCloseTo(2, 1);
    await drag(page, { x: middle.x + 3, y: middle.y - 2 }, { x: 100 });
    await expect(words).toHaveCount(2);
    expect(millimetres(await words.first().textContent())).toBeCloseTo(long, 0);
    await page
      .getByRole('button', { name: /^Effacer cette mesure/ })
      .first()
      .click();
    await expect(words).toHaveCount(1);
    expect(millimetres(await words.first().textContent())).toBeCloseTo(long, 0);
    // Without a measuring tool a drag over a point is a drag, and no handles are on the film.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Effacer cette mesure/ })).toHaveCount(0);
    await expect(words).toHaveCount(1);
  });

  test('say what they are inside the panel, wherever they are and however large', async ({
    signedIn: page,
  }) => {
    const middle = await openLong(page);
    await page.getByRole('button', { name: 'Longueur' }).click();
    await drag(page, middle, { x: 150, y: -120 });
    await page.mouse.move(middle.x, middle.y);
    const box = await boxOf(page);
    for (const key of ['+', '+', '+', '+', '+', '+', '+', '+', '+', '+']) {
      await page.keyboard.press(key);
      const words = await page.locator('.measure text').boundingBox();
      expect(words!.x).toBeGreaterThanOrEqual(box.x);
      expect(words!.y).toBeGreaterThanOrEqual(box.y);
      expect(words!.x + words!.width).toBeLessThanOrEqual(box.x + box.width);
    }
  });

  test('are taken by a finger that comes near', async ({ browser, baseURL, signedIn: page }) => {
    await page.goto('/public-cases');
    const { id } = await longCase(page);
    const phone = await browser.newContext({
      baseURL: baseURL!,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
      storageState: await page.context().storageState(),
    });
    const held = await phone.newPage();
    await openViewer(held, id, '?serie=1&image=40');
    const box = await boxOf(held);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await fingersOn(held);
    const slide = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await touch('touchStart', from);
      await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    await held.getByRole('button', { name: 'Longueur' }).tap();
    await slide({ x: x - 60, y }, { x, y });
    const words = held.locator('.measure.length text');
    await expect(words).toHaveCount(1);
    const before = millimetres(await words.textContent());
    await slide({ x: x + 12, y: y + 12 }, { x: x + 72, y: y + 12 });
    await expect(words).toHaveCount(1);
    expect(millimetres(await words.textContent())).toBeCloseTo(before * 2, 0);
    const path = held.locator('.measure path:not(.grip)');
    const there = (await path.boundingBox())!;
    await slide({ x, y: y + 6 }, { x: x - 10, y: y + 76 });
    await expect.poll(async () => Math.round((await path.boundingBox())!.y - there.y)).toBe(70);
    await expect(words).toHaveCount(1);
    const erase = held.getByRole('button', { name: /^Effacer cette mesure/ });
    expect((await erase.boundingBox())!.width).toBeGreaterThanOrEqual(44);
    // A tap that follows a swipe at once only stops what the browser takes for a fling: the next one counts.
    await expect(async () => {
      if ((await erase.count()) > 0) await erase.tap();
      await expect(words).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await phone.close();
  });
});

test('a graphics card that takes small textures shows the same image, measured in its own pixels', async ({
  signedIn: page,
}) => {
  await page.goto('/public-cases');
  const told = await longCase(page);
  const open = async () => {
    await openViewer(page, told.id);
    await page.getByLabel('Fenêtrage').selectOption({ label: 'Poumon' });
    await expect(page.locator('.top-right')).toContainText('C −600 · L 1 500 UH');
    return settledGreysOf(page);
  };
  const whole = await open();
  await page.addInitScript((largest) => {
    const { getParameter, texImage2D } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === this.MAX_TEXTURE_SIZE ? largest : getParameter.call(this, name);
    };
    WebGL2RenderingContext.prototype.texImage2D = function (
      this: WebGL2RenderingContext,
      ...given: unknown[]
    ) {
      const [width, height] =
        given.length > 6
          ? [given[3] as number, given[4] as number]
          : [(given[5] as ImageBitmap).width, (given[5] as ImageBitmap).height];
      if (width > largest || height > largest) throw new Error(`a texture of ${width} × ${height}`);
      return (texImage2D as (...all: unknown[]) => void).apply(this, given);
    } as typeof texImage2D;
  }, LARGEST);
  const reduced = await open();
  const { width, height, series } = told.shown.folders[0]!;
  expect(width).toBeGreaterThan(LARGEST);
  // The mean of each block is the same, and there is something to see.
  let seen = 0;
  for (let top = whole.height * 0.25; top < whole.height * 0.7; top += 40) {
    for (let left = whole.width * 0.35; left < whole.width * 0.6; left += 40) {
      const mean = (greys: typeof whole) => {
        let sum = 0;
        for (let y = 0; y < 40; y++)
          for (let x = 0; x < 40; x++) sum += greys.at(Math.round(left) + x, Math.round(top) + y);
        return sum / 1600;
      };
      expect(Math.abs(mean(whole) - mean(reduced))).toBeLessThan(12);
      seen = Math.max(seen, mean(reduced));
    }
  }
  expect(seen).toBeGreaterThan(60);
  const box = await boxOf(page);
  const scale = Math.min(box.width / width, box.height / height);
  await page.getByRole('button', { name: 'Longueur' }).click();
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: 100 * scale });
  const measured = millimetres(await page.locator('.measure.length text').textContent());
  expect(Math.abs(measured - 100 * series.pixelSpacing[1])).toBeLessThan(0.3);
});
