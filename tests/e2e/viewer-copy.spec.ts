import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { boxOf, GL_LAUNCH, greysOf, longCase } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, openLong } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

/** Keeps every word that is written on a canvas. */
async function noteWords(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const words: string[] = [];
    Object.assign(window, { wordsDrawn: words });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text: string, ...at: [number, number]) {
      words.push(text);
      fillText.call(this, text, ...at);
    };
  });
  return () => page.evaluate(() => (window as unknown as { wordsDrawn: string[] }).wordsDrawn);
}

/** The picture on the clipboard. */
async function pasted(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bytes = new Uint8Array(await (await item!.getType('image/png')).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

async function greysIn(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { ...info, at: (x: number, y: number) => data[(y * info.width + x) * info.channels]! };
}

const copied = 'Image copiée, avec ses crédits.';

test.describe('the image that is copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('has the pixels of the screen, measures, sides, scale and credits, and no words of case or series', {
    tag: '@gate',
  }, async ({ signedIn: page }) => {
    const words = await noteWords(page);
    const middle = await openLong(page);
    await page.keyboard.press('t');
    await page.keyboard.press('+');
    await page.keyboard.press('u');
    await drag(page, { x: middle.x - 90, y: middle.y + 40 }, { x: 120, y: 30 });
    const length = await page.locator('.measure text').textContent();
    await page.keyboard.press('Escape');
    // This case was drawn by the product; `credits.spec.ts` covers the credit line of others.
    await page.evaluate(() => {
      const line = document.createElement('p');
      line.className = 'credit-line';
      line.textContent = 'Images\u00a0: crédits après la réponse · CC BY-SA 3.0';
      document.querySelector('.viewer')!.append(line);
    });
    await page.keyboard.press('Shift+C');
    await expect(page.getByText(copied)).toBeVisible();
    const image = await greysIn(await pasted(page));
    const { width, height } = await boxOf(page);
    const film = await greysOf(page);
    expect(image.width).toBe(Math.round(width));
    expect(image.height).toBeGreaterThan(Math.round(height) + 20);
    // Nothing else is drawn in these parts: the film must be identical.
    for (let y = Math.round(height * 0.2); y < height * 0.45; y += 7)
      for (let x = Math.round(width * 0.2); x < width * 0.8; x += 11)
        expect(image.at(x, y), `${x}, ${y}`).toBe(film.at(x, y));
    // Where the page writes the name of the series the copy has the film alone.
    const told = await longCase(page);
    const drawn = (await words()).join(' ');
    expect(drawn).toContain(length!);
    expect(drawn).toContain(`/radiology-viewer/${told.id}`);
    expect(drawn).toContain('crédits après la réponse · CC BY-SA 3.0');
    for (const { name } of told.shown.folders) expect(drawn).not.toContain(name);
    expect(drawn).not.toMatch(/bronchique|spiculé/i);
    const sides = await page.locator('.panel-view .side-left').textContent();
    expect(await words()).toContain(sides);
    await expect(page.locator('.panel-view .scale')).toBeVisible();
    expect(await words()).toContain((await page.locator('.panel-view .scale').textContent())!.trim());
  });

  test('is that of the active panel, from the menu, on a dark phone', async ({ signedIn: page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 780 });
    await openLong(page);
    const more = page.getByRole('button', { name: 'Autres outils' });
    await more.click();
    await page.getByRole('button', { name: 'Copier l’image, avec ses crédits (Maj + C)' }).click();
    await expect(page.getByText(copied)).toBeVisible();
    const image = await greysIn(await pasted(page));
    expect(image.width).toBe(Math.round((await boxOf(page)).width));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('where the clipboard is refused the image is saved, and the page says so', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    Clipboard.prototype.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openLong(page);
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Shift+C');
  const file = await saving;
  expect(file.suggestedFilename()).toBe('negatoscope-image.png');
  await expect(page.getByText(/^Le presse-papiers n’est pas accessible/)).toBeVisible();
});
