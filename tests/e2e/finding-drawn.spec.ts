import { boxOf, GL_LAUNCH, openViewer, sliceOf } from './film.ts';
import { ownCopy } from './finding-pages.ts';
import { expect, test } from './fixtures.ts';
import { drag, zoomOf } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test('findings are made by drawing where none is open, undone with their drawing, and beside what one measures', async ({
  signedIn: page,
}) => {
  const id = await ownCopy(page);
  await openViewer(page, id, '?serie=1&image=30');
  await page.locator('.panel-view').first().focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');
  const zoom = await zoomOf(page);
  await page.getByRole('button', { name: 'Signes' }).click();
  const writing = page.getByRole('complementary', { name: 'Signes' });
  const rows = writing.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  expect([await sliceOf(page), await zoomOf(page)]).toEqual([30, zoom]);
  const box = await boxOf(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // An angle marks nothing: it is not a finding.
  await page.keyboard.press('n');
  await page.mouse.click(middle.x - 90, middle.y - 80);
  await page.mouse.click(middle.x, middle.y - 80);
  await page.mouse.click(middle.x, middle.y - 20);
  await expect(page.locator('.measure.angle text')).toHaveCount(1);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Flèche' }).click();
  await drag(page, middle, { x: 90, y: 60 });
  await expect(rows).toHaveCount(3);
  await expect(writing).toContainText(/image 30 · 1\s?tracé/);
  await expect(writing.getByLabel('Nom')).toBeFocused();
  await expect(page.locator('.measure.arrow')).toHaveCount(1);
  expect([await sliceOf(page), await zoomOf(page)]).toEqual([30, zoom]);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(2);
  await expect(page.locator('.measure.arrow')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(rows).toHaveCount(3);
  await expect(page.locator('.measure.arrow')).toHaveCount(1);
  // Closed, it leaves the images, and the next mark is another finding's.
  await writing.getByRole('button', { name: '3. Signe 3' }).click();
  await expect(page.locator('.measure.arrow')).toHaveCount(0);
  await drag(page, middle, { x: -90, y: 60 });
  await expect(rows).toHaveCount(4);
  await expect(page.locator('.measure.angle')).toHaveCount(1);
  await expect(writing.getByText('Enregistré', { exact: true })).toBeVisible();
  await writing.getByRole('button', { name: 'Terminer' }).click();
  // Measures drawn meanwhile are the person's own.
  await expect(page.locator('.measure.angle')).toHaveCount(1);
  await expect(page.locator('.measure.arrow')).toHaveCount(0);
  await page.getByRole('button', { name: 'Signes' }).click();
  // The finding on the present slice is open.
  await expect(writing.getByRole('button', { name: '3. Signe 3' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.measure.arrow')).toHaveCount(1);
});
