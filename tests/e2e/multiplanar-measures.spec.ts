import type { Page } from 'playwright/test';
import { GL_LAUNCH, type Told } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, millimetres } from './hands.ts';
import { complete, openPlanes, panelOf } from './planes.ts';

test.use({ launchOptions: GL_LAUNCH });

/** How many CSS pixels of the axial panel a millimetre takes. */
async function scaleOf(page: Page, told: Told): Promise<number> {
  const { width, height, series } = told.shown.folders[0]!;
  const box = (await panelOf(page, 'axial').boundingBox())!;
  return Math.min(
    box.width / (width * series.pixelSpacing[1]),
    box.height / (height * series.pixelSpacing[0]),
  );
}

const tool = (page: Page, name: string) => page.locator('.planes-tools').getByRole('button', { name });

test('planes are measured, and what is drawn there is moved, undone one by one, and kept', async ({
  signedIn: page,
}) => {
  const told = await openPlanes(page);
  await complete(page);
  const scale = await scaleOf(page, told);
  const box = (await panelOf(page, 'axial').boundingBox())!;
  const from = { x: box.x + box.width / 2 - 60, y: box.y + 60 };
  const words = page.locator('.planes .measure.length text');
  await tool(page, 'Longueur (U)').click();
  await drag(page, from, { x: 100 });
  await expect(words).toHaveCount(1);
  expect(Math.abs(millimetres(await words.textContent()) - 100 / scale)).toBeLessThan(0.2);
  const said = await words.textContent();
  expect(await panelOf(page, 'axial').boundingBox(), 'the planes stay where they are').toEqual(box);

  // Moved as a whole, by its line, it shows the same length elsewhere.
  const handles = page.locator('.planes .measure.length .handle');
  const before = (await handles.first().boundingBox())!;
  await drag(page, { x: from.x + 50, y: from.y }, { x: 10, y: 40 });
  await expect(words).toHaveText(said!);
  await expect(async () => {
    const after = (await handles.first().boundingBox())!;
    expect(Math.abs(after.x - before.x - 10)).toBeLessThan(1.5);
    expect(Math.abs(after.y - before.y - 40)).toBeLessThan(1.5);
  }).toPass();

  await tool(page, 'ROI (ellipse)').click();
  await drag(page, { x: from.x, y: from.y + 100 }, { x: 60, y: 40 });
  const region = page.locator('.planes .measure.ellipse text');
  await expect(region.first()).toHaveText(/^Moy\. [−\d,\s]+ · ET [\d,\s]+\sUH$/);
  await tool(page, 'Angle (N)').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.planes .measure.angle text')).toHaveText('90,0°');

  // They are only on this plane.
  await page.keyboard.press('PageDown');
  await expect(page.locator('.planes .measure')).toHaveCount(0);
  await page.keyboard.press('PageUp');
  await expect(page.locator('.planes .measure')).toHaveCount(3);

  await tool(page, 'Effacer la mesure choisie, sinon la dernière').click();
  await expect(page.locator('.planes .measure')).toHaveCount(2);
  await expect(page.locator('.planes .measure.angle')).toHaveCount(0);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage).match(/axial@/g)?.length);
  await expect.poll(kept).toBe(2);

  // They are not measures of the series' images, and are there again on coming back, another day too.
  await page.keyboard.press('Escape');
  await expect(page.locator('.planes-dialog')).toHaveCount(0);
  await expect(page.locator('.measure')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('canvas.film')).toHaveCount(1);
  await page.getByRole('button', { name: 'Reconstruction (,)' }).click();
  await expect(words).toHaveText(said!);
  await complete(page);
  await expect(region.first()).toHaveText(/^Moy\. /);
  await panelOf(page, 'axial').focus();
  await page.keyboard.press('Delete');
  await expect(region).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(words).toHaveCount(0);
});

test('a measure of a plane is chosen and moved by keyboard alone', async ({ signedIn: page }) => {
  await openPlanes(page);
  await page.keyboard.press('u');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  const words = page.locator('.planes .measure.length text');
  await expect(words).toHaveCount(1);
  const said = await words.textContent();
  const handle = page.locator('.planes .measure.length .handle').first();
  const before = (await handle.boundingBox())!;
  await page.keyboard.press('j');
  await expect(page.locator('.planes .measure.selected')).toHaveCount(1);
  const told = page.locator('.planes').getByRole('status').filter({ hasText: 'Mesure choisie' });
  await expect(told).toContainText(said!);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(async () => expect((await handle.boundingBox())!.y - before.y).toBeCloseTo(20, 0)).toPass();
  await expect(words).toHaveText(said!);
  // A point alone.
  await page.keyboard.press('Enter');
  await expect(told).toContainText('point 1 sur 2');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(words).not.toHaveText(said!);
});
