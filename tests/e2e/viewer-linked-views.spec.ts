import { boxOf, GL_LAUNCH, openViewer } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, openLong, zoomOf } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test('zoom and place of two panels go together, by key and by menu, and the panels say how', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await openLong(page);
  await page.keyboard.press('2');
  await expect(page.locator('.panel-view')).toHaveCount(2);
  const said = page.locator('.corner-linked', { hasText: 'Zoom lié' });
  await expect(said).toHaveCount(0);
  // The same series beside itself: equal millimetres.
  const first = page.locator('.panel-view').first();
  const series = await first.locator('.top-left').innerText();
  await page.locator('.panel-view').nth(1).click();
  const name = series.split(' – ')[0]!;
  for (let turn = 0; turn < 6; turn += 1) {
    if ((await page.locator('.panel-view').nth(1).locator('.top-left').innerText()).startsWith(`${name} – `))
      break;
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('+');
  await first.click();
  await page.keyboard.press('Shift+L');
  await expect(said).toHaveText(['Zoom lié, même échelle', 'Zoom lié, même échelle']);
  await expect.poll(() => zoomOf(page, 1)).toBe(await zoomOf(page, 0));
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page, 0)).toBeGreaterThan(1.6);
  await expect.poll(() => zoomOf(page, 1)).toBe(await zoomOf(page, 0));
  // The other one leads once one acts on it.
  const box = await boxOf(page, 1);
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { y: -60 }, 'right');
  await expect.poll(() => zoomOf(page, 1)).toBeGreaterThan(1.9);
  await expect.poll(() => zoomOf(page, 0)).toBe(await zoomOf(page, 1));
  await page.getByRole('button', { name: /^Autres outils/ }).click();
  const entry = page.getByRole('button', {
    name: 'Zoom lié entre panneaux, et déplacement (Maj + L)',
    exact: true,
  });
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
  await entry.click();
  await expect(said).toHaveCount(0);
  const before = await zoomOf(page, 0);
  await page.locator('.panel-view').nth(1).focus();
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page, 1)).toBeGreaterThan(before);
  expect(await zoomOf(page, 0)).toBe(before);
  await page.keyboard.press('1');
  await page.getByRole('button', { name: /^Autres outils/ }).click();
  await expect(entry).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' });

  test('two panels fit, and keep what they say', async ({ signedIn: page }) => {
    await openLong(page);
    await page.keyboard.press('2');
    await page.keyboard.press('Shift+L');
    await expect(page.locator('.corner-linked', { hasText: 'Zoom lié' })).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('series of other scales say that they differ', async ({ signedIn: page }) => {
  await openLong(page);
  const id = page.url().split('/').at(-1)!.split('?')[0]!;
  await openViewer(page, id, '?serie=1&image=40');
  await page.keyboard.press('2');
  await page.keyboard.press('Shift+L');
  const said = page.locator('.corner-linked', { hasText: 'Zoom lié' });
  await expect(said).toHaveText([
    /^Zoom lié, (même échelle|échelles différentes)$/,
    /^Zoom lié, (même échelle|échelles différentes)$/,
  ]);
});
