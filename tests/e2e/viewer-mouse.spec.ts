import { boxOf, GL_LAUNCH, greysOf, openViewer, partMoved, sliceOf } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, openLong, windowOf, zoomOf } from './hands.ts';
import { caseOf, picture } from './own-images.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('a mouse', () => {
  test('pans with Shift and left or the middle, zooms with the right, windows with Shift and right', {
    tag: '@gate',
  }, async ({ signedIn: page }) => {
    // Each step of a drag waits for the picture that it paints: on a busy machine that takes its time.
    const middle = await openLong(page);
    const before = await greysOf(page);
    await page.keyboard.down('Shift');
    await drag(page, middle, { x: 40, y: 24 });
    await page.keyboard.up('Shift');
    await expect
      .poll(async () => partMoved(before, await greysOf(page), { x: 40, y: 24 }))
      .toBeGreaterThan(0.97);
    await drag(page, middle, { x: -40, y: -24 }, 'middle');
    await expect
      .poll(async () => partMoved(before, await greysOf(page), { x: 0, y: 0 }))
      .toBeGreaterThan(0.97);
    expect(await sliceOf(page)).toBe(40);

    await drag(page, middle, { y: -180 }, 'right');
    await expect.poll(() => zoomOf(page)).toBe(2);
    const first = await windowOf(page);
    await page.keyboard.down('Shift');
    await drag(page, middle, { x: 100 }, 'right');
    const wider = await windowOf(page);
    await drag(page, middle, { y: -100 }, 'right');
    const brighter = await windowOf(page);
    await page.keyboard.up('Shift');
    expect(wider.width).toBeGreaterThan(first.width * 1.2);
    expect(wider.level).toBe(first.level);
    expect(brighter.level).toBeLessThan(wider.level);
    expect(brighter.width).toBe(wider.width);
    await page.keyboard.press('r');
    expect(await windowOf(page)).toEqual(first);
    expect(await zoomOf(page)).toBe(1);
  });

  test('does with its left button what the tool bar says', async ({ signedIn: page }) => {
    const middle = await openLong(page);
    await page.getByRole('button', { name: 'Zoom (X)', exact: true }).click();
    await drag(page, middle, { y: -180 });
    await expect.poll(() => zoomOf(page)).toBe(2);
    await page.getByRole('button', { name: 'Fenêtre (V)', exact: true }).click();
    const first = await windowOf(page);
    await drag(page, middle, { x: 100 });
    expect((await windowOf(page)).width).toBeGreaterThan(first.width);
    await page.getByRole('button', { name: 'Réinitialiser (R)' }).click();
    const before = await greysOf(page);
    await page.getByRole('button', { name: 'Déplacer' }).click();
    await drag(page, middle, { x: 30 });
    await expect
      .poll(async () => partMoved(before, await greysOf(page), { x: 30, y: 0 }))
      .toBeGreaterThan(0.97);
    expect(await sliceOf(page)).toBe(40);
    await page.getByRole('button', { name: 'Coupes (C)', exact: true }).click();
    await drag(page, middle, { y: 60 });
    expect(await sliceOf(page)).toBeGreaterThan(45);
  });

  test('rotates, flips and inverts what it points at', async ({ signedIn: page }) => {
    await openLong(page);
    const plain = await greysOf(page);
    const [x, y] = [Math.round(plain.width / 2) + 61, Math.round(plain.height / 2) - 23];
    await page.getByRole('button', { name: 'Inverser (I)' }).click();
    await expect.poll(async () => (await greysOf(page)).at(x, y)).toBe(255 - plain.at(x, y));
    await page.keyboard.press('i');
    await page.getByRole('button', { name: 'Miroir (M)' }).click();
    await expect.poll(async () => (await greysOf(page)).at(plain.width - 1 - x, y)).toBe(plain.at(x, y));
    await page.keyboard.press('r');
    await page.keyboard.press('t');
    const [dx, dy] = [x - plain.width / 2 + 0.5, y - plain.height / 2 + 0.5];
    const there = [plain.width / 2 - dy - 0.5, plain.height / 2 + dx - 0.5] as const;
    await expect
      .poll(async () =>
        Math.abs((await greysOf(page)).at(Math.round(there[0]), Math.round(there[1])) - plain.at(x, y)),
      )
      .toBeLessThanOrEqual(2);
  });

  test('gives the keys back to the images after a press', async ({ signedIn: page }) => {
    await openLong(page);
    await page.getByRole('button', { name: 'Inverser (I)' }).click();
    await expect(page.locator('.panel-view')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Arrêter le ciné (Espace)' })).toBeVisible();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Inverser (I)' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Inverser (I)' })).toBeFocused();
  });

  test('changes the contrast of an ordinary image too', async ({ signedIn: page }) => {
    const id = await caseOf(page, [await picture({ width: 600, height: 500 }, true)]);
    await openViewer(page, id);
    const box = await boxOf(page);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = await greysOf(page);
    const [x, y] = [Math.round(before.width / 2), Math.round(before.height / 2)];
    await page.keyboard.down('Shift');
    await drag(page, middle, { y: 60 }, 'right');
    await page.keyboard.up('Shift');
    await expect(page.locator('.top-right')).toHaveText(/^C \d+ · L 256$/);
    const { level } = await windowOf(page);
    // Linear between the bounds of DICOM PS3.3 C.11.2.1.2: the same slope, moved.
    const expected = Math.round(((before.at(x, y) - (level - 0.5 - 255 / 2)) / 255) * 255);
    expect(Math.abs((await greysOf(page)).at(x, y) - expected)).toBeLessThanOrEqual(2);
  });

  test('answers to the sensitivity kept on this device', async ({ signedIn: page }) => {
    const middle = await openLong(page);
    await page.evaluate(() => localStorage.setItem('viewer', JSON.stringify({ scroll: 3, zoom: 0.5 })));
    await page.reload();
    await expect(page.getByText('chargement…')).toHaveCount(0);
    await expect(page.locator('canvas.film')).toHaveCount(1);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => sliceOf(page)).toBe(43);
    await drag(page, middle, { y: -180 }, 'right');
    await expect.poll(() => zoomOf(page)).toBe(1.4);
  });

  test('changes the window with Ctrl and the right button, which Firefox leaves to the page', async ({
    signedIn: page,
  }) => {
    const middle = await openLong(page);
    const first = await windowOf(page);
    await page.keyboard.down('Control');
    await drag(page, middle, { x: 100 }, 'right');
    await page.keyboard.up('Control');
    expect((await windowOf(page)).width).toBeGreaterThan(first.width * 1.2);
    expect(await zoomOf(page)).toBe(1);
  });
});

test('fingers on a Mac’s trackpad zoom, as Safari tells them', async ({ signedIn: page }) => {
  const middle = await openLong(page);
  // Chromium has no such event: one is made as Safari sends it.
  await page.evaluate(({ x, y }) => {
    for (const [name, scale] of [
      ['gesturestart', 1],
      ['gesturechange', 1.5],
      ['gesturechange', 2],
    ] as const) {
      const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x, clientY: y });
      Object.defineProperty(event, 'scale', { value: scale });
      document.elementFromPoint(x, y)?.dispatchEvent(event);
    }
  }, middle);
  await expect.poll(() => zoomOf(page)).toBe(2);
});
