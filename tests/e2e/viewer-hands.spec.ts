import type { Page } from 'playwright/test';
import { boxOf, fingersOn, GL_LAUNCH, greysOf, longCase, openViewer, partMoved, sliceOf } from './film.ts';
import { expect, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

test.use({ launchOptions: GL_LAUNCH });

async function openLong(page: Page, image = 40): Promise<{ x: number; y: number }> {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  await openViewer(page, id, `?serie=1&image=${image}`);
  const box = await boxOf(page);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(
  page: Page,
  from: { x: number; y: number },
  by: { x?: number; y?: number },
  button: 'left' | 'middle' | 'right' = 'left',
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button });
  await page.mouse.move(from.x + (by.x ?? 0), from.y + (by.y ?? 0), { steps: 8 });
  await page.mouse.up({ button });
}

const zoomOf = async (page: Page) =>
  Number((await page.locator('.bottom-left').innerText()).replace(/[^\d,]/g, '').replace(',', '.'));

async function windowOf(page: Page): Promise<{ level: number; width: number }> {
  const text = (await page.locator('.top-right').innerText())
    .replaceAll('−', '-')
    .replace(/[\u202f\u00a0]/g, '');
  const [, level, width] = /L (-?\d+) · F (\d+)/.exec(text) ?? [];
  return { level: Number(level), width: Number(width) };
}

test.describe('a mouse', () => {
  test('pans with Shift and left or the middle, zooms with the right, windows with Shift and right', async ({
    signedIn: page,
  }) => {
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
    await page.getByRole('button', { name: 'Zoom', exact: true }).click();
    await drag(page, middle, { y: -180 });
    await expect.poll(() => zoomOf(page)).toBe(2);
    await page.getByRole('button', { name: 'Fenêtre', exact: true }).click();
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
    await page.getByRole('button', { name: 'Coupes', exact: true }).click();
    await drag(page, middle, { y: 60 });
    expect(await sliceOf(page)).toBeGreaterThan(45);
  });

  test('turns, mirrors and inverts what it points at', async ({ signedIn: page }) => {
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
    await expect(page.getByRole('button', { name: 'Arrêter la lecture (Espace)' })).toBeVisible();
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
    await expect(page.locator('.top-right')).toHaveText(/^L \d+ · F 256$/);
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
});

test('a pen does what the tool says', async ({ signedIn: page }) => {
  const middle = await openLong(page);
  const client = await page.context().newCDPSession(page);
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', y: number) =>
    client.send('Input.dispatchMouseEvent', {
      ...{ type, x: middle.x, y, pointerType: 'pen', button: 'left' },
      ...{ buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 },
    });
  await pen('mousePressed', middle.y);
  for (let by = 10; by <= 60; by += 10) await pen('mouseMoved', middle.y + by);
  await pen('mouseReleased', middle.y + 60);
  await expect.poll(() => sliceOf(page)).toBeGreaterThan(45);
});

test.describe('a keyboard', () => {
  test('of an AZERTY kind gives one to four panels', async ({ signedIn: page }) => {
    await openLong(page);
    const keys = ['&', 'é', '"', "'"];
    for (const count of [4, 3, 2, 1]) {
      // Playwright knows only the keys of an American keyboard.
      await page
        .locator('.panel-view')
        .first()
        .dispatchEvent('keydown', { key: keys[count - 1], code: `Digit${count}`, bubbles: true });
      await expect(page.locator('.panel-view')).toHaveCount(count);
      const boxes = await page
        .locator('.panel-view')
        .evaluateAll((panels) =>
          panels.map((panel) => panel.getBoundingClientRect()).map(({ width, height }) => width * height),
        );
      expect(Math.min(...boxes)).toBeGreaterThan(20_000);
    }
    await page.locator('.panel-view').dispatchEvent('keydown', { key: 'z', code: 'KeyW', bubbles: true });
    expect((await windowOf(page)).level).toBeLessThan(-550);
  });

  test('fills the screen and leaves it', async ({ signedIn: page }) => {
    await openLong(page);
    const filled = () => page.evaluate(() => document.fullscreenElement?.className ?? '');
    await page.keyboard.press('f');
    await expect.poll(filled).toBe('viewer');
    await expect(page.getByRole('button', { name: 'Quitter le plein écran (F)' })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect.poll(() => sliceOf(page)).toBe(50);
    await page.keyboard.press('f');
    await expect.poll(filled).toBe('');
  });

  test('keeps its place when a dialog closes, and measures', async ({ signedIn: page }) => {
    await openLong(page);
    const help = page.getByRole('button', { name: 'Aide (?)' });
    await help.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await sliceOf(page)).toBe(40);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(help).toBeFocused();

    await page.getByRole('button', { name: 'Longueur' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.panel-view').focus();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('.measure.length text')).toHaveText(/\d+,\d\smm/);
    expect(await sliceOf(page)).toBe(40);
  });

  test('runs the cine at the chosen rate', async ({ signedIn: page }) => {
    await openLong(page, 1);
    await page.evaluate(() => localStorage.setItem('viewer', JSON.stringify({ cine: 5 })));
    await page.reload();
    await expect(page.locator('canvas.film')).toHaveCount(1);
    await expect(page.getByText('118 images prêtes')).toBeVisible({ timeout: 20_000 });
    const [start, began] = [await sliceOf(page), Date.now()];
    await page.keyboard.press('Space');
    await page.waitForTimeout(3000);
    await page.keyboard.press('Space');
    const rate = ((await sliceOf(page)) - start) / ((Date.now() - began) / 1000);
    expect(rate).toBeGreaterThan(3.5);
    expect(rate).toBeLessThan(5.6);
  });
});

test('a screen reader is told folder, slice and total, and how the image looks', async ({
  signedIn: page,
}) => {
  await openLong(page);
  const spoken = page.locator('[aria-live="polite"]');
  await page.keyboard.press('ArrowDown');
  await expect(spoken).toHaveText('TDM axial poumon, image 41 sur 118');
  await expect(
    page.getByRole('region', { name: 'Panneau 1\u00a0: TDM axial poumon, image 41 sur 118' }),
  ).toBeVisible();
  await page.getByLabel('Fenêtrage').selectOption({ label: 'Os' });
  await page.keyboard.press('i');
  await expect(page.getByRole('status').filter({ hasText: 'Os' })).toHaveText(
    '1 panneau, Os, zoom 1,0, inversée',
  );
});

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

    await page.waitForTimeout(400);
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
