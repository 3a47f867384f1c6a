import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { fingersOn } from './film.ts';
import { expect, framesDrawn, test } from './fixtures.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Images à envoyer' });

/** A large photograph, chosen in a new case, as its author looks at it. */
async function lookAtPhotograph(page: Page) {
  const buffer = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#555' } })
    .jpeg()
    .toBuffer();
  await chooseOnNewCase(page, [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }]);
  const dialog = dialogOf(page);
  const film = dialog.locator('.mask-film');
  await film.scrollIntoViewIfNeeded();
  await expect(dialog.getByText('Toutes les images ont été regardées.')).toHaveCount(1);
  return { dialog, film, sheet: film.locator('.film-sheet') };
}

/** The position in a zone's name. */
async function placeOf(page: Page) {
  const name = (await dialogOf(page).locator('.mask-zone').getAttribute('aria-label')) ?? '';
  const [, x, y, width, height] = name
    .match(/\d[\d\s\u202f]*/g)!
    .map((each) => Number(each.replace(/\D/g, '')));
  return { x: x!, y: y!, width: width!, height: height! };
}

test('a zone drawn on an enlarged image is where it was drawn, and stays there as it is made smaller', async ({
  signedIn: page,
}) => {
  const { dialog, film, sheet } = await lookAtPhotograph(page);
  const box = (await film.boundingBox())!;
  const [x, y] = [box.x + box.width * 0.75, box.y + box.height * 0.5];
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -600);
  await page.keyboard.up('Control');
  await expect(dialog.getByRole('group', { name: 'Zoom' })).toContainText('448\u202f%');
  const after = (await film.boundingBox())!;
  expect([after.width, after.height].map(Math.round)).toEqual([box.width, box.height].map(Math.round));
  // The point under the pointer stayed there.
  const large = (await sheet.boundingBox())!;
  expect((x - large.x) / large.width).toBeCloseTo(0.75, 2);
  expect((y - large.y) / large.height).toBeCloseTo(0.5, 2);

  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  const scale = 2000 / large.width;
  const drawn = await placeOf(page);
  expect(Math.abs(drawn.x - 1500)).toBeLessThan(8);
  expect(Math.abs(drawn.y - 750)).toBeLessThan(8);
  expect(Math.abs(drawn.width - 60 * scale)).toBeLessThan(3);
  expect(Math.abs(drawn.height - 40 * scale)).toBeLessThan(3);

  // By a corner, in the image's own pixels.
  const corner = (await dialog.locator('.mask-corner.se').boundingBox())!;
  await page.mouse.move(corner.x + 6, corner.y + 6);
  await page.mouse.down();
  await page.mouse.move(corner.x + 36, corner.y + 26, { steps: 4 });
  await page.mouse.up();
  const resized = await placeOf(page);
  expect([resized.x, resized.y]).toEqual([drawn.x, drawn.y]);
  expect(Math.abs(resized.width - drawn.width - 30 * scale)).toBeLessThan(3);

  await dialog.getByRole('button', { name: /montrer l’image en entier$/ }).click();
  const whole = (await sheet.boundingBox())!;
  const zone = (await dialog.locator('.mask-zone').boundingBox())!;
  expect((zone.x - whole.x) / whole.width).toBeCloseTo(resized.x / 2000, 2);
  expect((zone.y - whole.y) / whole.height).toBeCloseTo(resized.y / 1500, 2);
});

test('keys enlarge to eight times and back, and the arrows move what is enlarged', async ({
  signedIn: page,
}) => {
  const { dialog } = await lookAtPhotograph(page);
  const zoom = dialog.getByRole('group', { name: 'Zoom' });
  const scroller = dialog.locator('.film-scroller');
  await scroller.focus();
  await page.keyboard.press('+');
  await expect(zoom).toContainText('150\u202f%');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('+');
  await expect(zoom).toContainText('800\u202f%');
  await expect(dialog.getByRole('button', { name: 'Agrandir l’image' })).toBeDisabled();
  const left = await scroller.evaluate((node) => node.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((node) => node.scrollLeft)).toBeGreaterThan(left);
  await page.keyboard.press('-');
  await expect(zoom).toContainText('533\u202f%');
  await page.keyboard.press('0');
  await expect(zoom).toContainText('100\u202f%');
  await expect(dialog.getByRole('button', { name: 'Réduire l’image' })).toBeDisabled();
});

test('another slice is shown whole, and what takes long to be prepared is told in words', async ({
  signedIn: page,
}) => {
  // Workers hear of a frame once they are let.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const held: (() => void)[] = [];
    let isHeld = false;
    Object.assign(window, {
      hold: () => {
        isHeld = true;
      },
      letGo: () => {
        isHeld = false;
        for (const go of held.splice(0)) go();
      },
    });
    Worker.prototype.postMessage = function (...given: unknown[]) {
      const go = () => Reflect.apply(postMessage, this, given);
      if (isHeld) held.push(go);
      else go();
    };
  });
  await chooseOnNewCase(page, [slice(1, 10), slice(2, 20), slice(3, 30)]);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: /Parcourir et masquer/ }).click();
  const film = dialog.locator('.mask-film');
  await expect(dialog.getByText('Image 2 sur 3')).toBeVisible();
  await expect(film).toHaveAttribute('aria-busy', 'false');
  await dialog.getByRole('button', { name: 'Agrandir l’image' }).click();
  await expect(dialog.getByRole('group', { name: 'Zoom' })).toContainText('150\u202f%');
  await page.evaluate(() => (window as unknown as { hold(): void }).hold());
  await dialog.getByRole('slider').first().press('ArrowRight');
  await expect(dialog.getByText('Image 3 sur 3')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Zoom' })).toContainText('100\u202f%');
  await expect(film).toHaveAttribute('aria-busy', 'true');
  await expect(film.getByRole('status')).toHaveText('Préparation de l’image…');
  await page.evaluate(() => (window as unknown as { letGo(): void }).letGo());
  await expect(film).toHaveAttribute('aria-busy', 'false');
  await expect(film.getByRole('status')).toHaveText('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('two fingers enlarge the image, and draw nothing', async ({ signedIn: page }) => {
    const { dialog, film } = await lookAtPhotograph(page);
    const box = (await film.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const finger = await fingersOn(page);
    const two = (apart: number) => [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ];
    await finger('touchStart', two(20)[0]!);
    await finger('touchStart', ...two(20));
    for (const apart of [30, 40, 50, 60]) {
      await finger('touchMove', ...two(apart));
      await framesDrawn(page);
    }
    await finger('touchEnd');
    await expect(dialog.getByRole('group', { name: 'Zoom' })).toContainText('300\u202f%');
    await expect(dialog.locator('.mask-zone')).toHaveCount(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  });
});
