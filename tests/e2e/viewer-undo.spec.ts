import { GL_LAUNCH, sliceOf } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, openLong } from './hands.ts';
import { complete, openPlanes, panelOf } from './planes.ts';

test.use({ launchOptions: GL_LAUNCH });

test('measures that are erased come back by keys and by buttons, on their image', async ({
  signedIn: page,
}) => {
  const middle = await openLong(page);
  const bar = page.getByRole('toolbar', { name: 'Outils' });
  const undo = bar.getByRole('button', { name: 'Annuler la dernière modification des mesures (Ctrl + Z)' });
  const redo = bar.getByRole('button', { name: 'Rétablir la modification annulée des mesures (Ctrl + Y)' });
  const words = page.locator('.measure.length text');
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: 'Longueur' }).click();
  await drag(page, { x: middle.x - 100, y: middle.y }, { x: 100 });
  await drag(page, { x: middle.x - 100, y: middle.y + 60 }, { x: 150 });
  await expect(words).toHaveCount(2);
  const said = await words.allTextContents();
  // The cross beside a measure, then the eraser.
  await page
    .getByRole('button', { name: /^Effacer cette mesure/ })
    .first()
    .click();
  const eraser = page.getByRole('button', { name: /^Effacer la mesure choisie/ });
  await expect(eraser.locator('.i-lucide-eraser')).toBeVisible();
  expect(await eraser.locator('i').evaluate((icon) => getComputedStyle(icon).maskImage)).toContain('svg');
  await eraser.click();
  await expect(words).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => sliceOf(page)).toBe(41);
  // It visibly comes back.
  await page.keyboard.press('Control+z');
  await expect.poll(() => sliceOf(page)).toBe(40);
  await expect(words).toHaveText([said[1]!]);
  await expect(page.getByRole('status').filter({ hasText: 'Modification des mesures annulée.' })).toHaveCount(
    1,
  );
  await undo.click();
  await expect(words).toHaveText(said);
  await page.keyboard.press('Control+y');
  await expect(words).toHaveText([said[1]!]);
  await redo.click();
  await expect(words).toHaveCount(0);
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z');
  await expect(words).toHaveText(said);
  await page.keyboard.press('Control+Shift+Z');
  await expect(words).toHaveText([said[1]!]);
  // A restored measure is kept like one that was never erased.
  await page.keyboard.press('Control+z');
  await page.reload();
  await expect(words).toHaveText(said);
});

test('measures of planes come back on their plane, after one has left the planes too', async ({
  signedIn: page,
}) => {
  await openPlanes(page);
  await complete(page);
  const box = (await panelOf(page, 'axial').boundingBox())!;
  const words = page.locator('.planes .measure.length text');
  await page.keyboard.press('u');
  await drag(page, { x: box.x + box.width / 2 - 60, y: box.y + 60 }, { x: 100 });
  await expect(words).toHaveCount(1);
  const said = await words.textContent();
  await page.keyboard.press('Delete');
  await expect(words).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Control+z');
  await expect(words).toHaveText(said!);
  await page.keyboard.press('Control+y');
  await expect(words).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.planes-dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reconstruction (,)' }).click();
  await complete(page);
  await page
    .locator('.planes-tools')
    .getByRole('button', { name: /^Annuler la dernière modification des mesures/ })
    .click();
  await expect(words).toHaveText(said!);
});
