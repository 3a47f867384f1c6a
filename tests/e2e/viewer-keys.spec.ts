import { GL_LAUNCH, sliceOf } from './film.ts';
import { expect, stopClock, test } from './fixtures.ts';
import { openLong, windowOf } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test('a pen does what the tool says', async ({ signedIn: page }) => {
  const middle = await openLong(page);
  const client = await page.context().newCDPSession(page);
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', y: number) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x: middle.x,
      y,
      pointerType: 'pen',
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
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
    await expect(page.getByText('118 images prêtes')).toBeVisible();
    // The page's own clock: five images a second, however fast the machine is.
    await stopClock(page);
    const before = await sliceOf(page);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Arrêter le ciné (Espace)' })).toBeVisible();
    // From here on half-way between two images, each of which is on screen before the next is due.
    await page.clock.runFor(100);
    for (let played = 1; played <= 15; played += 1) {
      await page.clock.runFor(200);
      await expect.poll(() => sliceOf(page)).toBe(before + played);
    }
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Ciné (Espace)' })).toBeVisible();
    await page.clock.runFor(2000);
    expect(await sliceOf(page)).toBe(before + 15);
  });
});

test('a screen reader is told folder, slice and total, and how the image looks', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  await openLong(page);
  const spoken = page.locator('p[aria-live="polite"]');
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
