import type { Page } from 'playwright/test';
import { boxOf, GL_LAUNCH, openViewer, sliceOf } from './film.ts';
import { ownCopy, showAnswer, tour } from './finding-pages.ts';
import { expect, test } from './fixtures.ts';
import { drag, zoomOf } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

/**
 * How far the author's ellipse is from the middle of the panel, in its own widths: the same on screens of any size.
 * Its handle is another path, wider than it.
 */
async function ellipseAway(page: Page): Promise<{ x: number; y: number }> {
  const box = await boxOf(page);
  const at = (await page.locator('.measure.ellipse path:not(.grip)').boundingBox())!;
  return {
    x: (at.x + at.width / 2 - box.x - box.width / 2) / at.width,
    y: (at.y + at.height / 2 - box.y - box.height / 2) / at.width,
  };
}

const writing = (page: Page) => page.getByRole('complementary', { name: 'Signes' });

/**
 * Marks what is in the middle, looks beside it enlarged, and keeps that view. Returns how far the mark was from
 * there.
 */
async function writeFinding(page: Page): Promise<{ x: number; y: number }> {
  await page.getByRole('button', { name: 'Signes' }).click();
  await page.locator('.panel-view').first().focus();
  await page.keyboard.press('Home');
  await expect.poll(() => sliceOf(page)).toBe(1);
  await writing(page).getByRole('button', { name: 'Ajouter un signe ici' }).click();
  await writing(page).getByLabel('Nom').fill('Sommet');
  await page.getByRole('button', { name: 'Ellipse' }).click();
  const box = await boxOf(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await drag(page, { x: middle.x - 25, y: middle.y - 25 }, { x: 50, y: 50 });
  await expect(page.locator('.measure.ellipse')).toHaveCount(1);
  await page.locator('.panel-view').first().focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('+');
  await page.keyboard.down('Shift');
  await drag(page, { x: box.x + 60, y: box.y + 60 }, { x: 110, y: 70 });
  await page.keyboard.up('Shift');
  await writing(page).getByRole('button', { name: 'Utiliser la coupe et la vue actuelles' }).click();
  await expect(writing(page).getByText('Enregistré', { exact: true })).toBeVisible();
  return ellipseAway(page);
}

async function tourTo(page: Page, name: RegExp): Promise<void> {
  await showAnswer(page);
  await tour(page)
    .getByRole('button', { name: /Parcourir les 3 signes/ })
    .click();
  await expect(tour(page)).toContainText(/1\. /);
  while (!name.test(await tour(page).innerText())) {
    const before = await tour(page).innerText();
    await page.keyboard.press('k');
    await expect(tour(page)).not.toHaveText(before);
  }
}

test('the tour looks at what its author had in the middle, enlarged, on any screen', async ({
  signedIn: page,
}) => {
  const id = await ownCopy(page);
  await openViewer(page, id);
  const kept = await writeFinding(page);
  const zoom = await zoomOf(page);
  expect(Math.hypot(kept.x, kept.y)).toBeGreaterThan(0.5);
  await writing(page).getByRole('button', { name: 'Terminer' }).click();
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await openViewer(page, id);
    await tourTo(page, /Sommet/);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(zoom, 1);
    const missed = async () => {
      const now = await ellipseAway(page);
      return Math.hypot(now.x - kept.x, now.y - kept.y);
    };
    await expect.poll(missed).toBeLessThan(0.1);
  }
});

test('what was written before views had a middle is toured with what its marks point at there', async ({
  signedIn: page,
}) => {
  await openViewer(page, await ownCopy(page), '?constat=c1');
  await showAnswer(page);
  await expect(tour(page)).toContainText(/1 sur 2/);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
  // Its arrow's tip is in the ellipse.
  const away = async () => {
    const { x, y } = await ellipseAway(page);
    return Math.hypot(x, y);
  };
  await expect.poll(away).toBeLessThan(0.1);
});
