import { GL_LAUNCH, longCase, openViewer } from './film.ts';
import { expect, makePerson, signIn, test } from './fixtures.ts';
import { drag, openLong, zoomOf } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

test.describe('what one measured', () => {
  test('is erased one by one, never by resetting the view', async ({ signedIn: page }) => {
    const middle = await openLong(page);
    await page.getByRole('button', { name: 'Longueur' }).click();
    const words = page.locator('.measure.length text');
    for (const y of [0, 40, 80])
      await drag(page, { x: middle.x - 100, y: middle.y + y }, { x: 100 + y, y: 0 });
    await expect(words).toHaveCount(3);
    const said = await words.allTextContents();
    await page.keyboard.press('Escape');
    await page.keyboard.press('+');
    await expect.poll(() => zoomOf(page)).toBe(1.2);
    await page.keyboard.press('r');
    await expect.poll(() => zoomOf(page)).toBe(1);
    await expect(words).toHaveText(said);
    const undo = page.getByRole('button', { name: 'Effacer la mesure choisie, sinon la dernière (Suppr.)' });
    await undo.click();
    await expect(words).toHaveText(said.slice(0, 2));
    await page.keyboard.press('Delete');
    await expect(words).toHaveText(said.slice(0, 1));
  });

  test('is there again on the same case, for the same person', async ({ signedIn: page }) => {
    const middle = await openLong(page);
    const words = page.locator('.measure.length text');
    await page.getByRole('button', { name: 'Longueur' }).click();
    await drag(page, { x: middle.x - 100, y: middle.y }, { x: 120 });
    await expect(words).toHaveCount(1);
    const said = await words.textContent();
    await page.reload();
    await expect(words).toHaveText(said!);
    await page.keyboard.press('ArrowDown');
    await expect(words).toHaveCount(0);
    const { id } = await longCase(page);
    // Somebody else at the same desk sees nothing of it.
    await signIn(page, await makePerson(page));
    await openViewer(page, id, '?serie=1&image=40');
    await page.keyboard.press('u');
    await expect(page.getByRole('button', { name: 'Longueur' })).toHaveAttribute('aria-pressed', 'true');
    await expect(words).toHaveCount(0);
  });
});

test('an ordinary image is measured in levels, and its window is chosen by what it holds', async ({
  signedIn: page,
}) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  await openViewer(page, id, '?serie=3');
  await expect(page.locator('.panel-view')).toContainText('Thorax face');
  const box = (await page.locator('.panel-view').boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.getByRole('button', { name: 'ROI (ellipse)' }).click();
  await drag(page, { x: middle.x - 60, y: middle.y - 40 }, { x: 120, y: 80 });
  const words = page.locator('.measure.ellipse text');
  await expect(words.first()).toHaveText(/^Moy\. [\d,]+ · ET [\d,]+\sniveaux de gris$/);
  const [least, most] = /^Min\. (\d+) · Max\. (\d+)$/
    .exec((await words.nth(2).textContent()) ?? '')!
    .slice(1)
    .map(Number) as [number, number];
  const mean = Number(/Moy\. ([\d,]+)/.exec((await words.first().textContent())!)![1]!.replace(',', '.'));
  expect(least).toBeLessThan(mean);
  expect(most).toBeGreaterThan(mean);
  expect(most).toBeLessThanOrEqual(255);
  await page.keyboard.press('Escape');
  const windows = page.getByLabel('Fenêtrage');
  const corner = page.locator('.top-right');
  await windows.selectOption({ label: 'Étroite' });
  await expect(corner).toContainText('C 128 · L 128');
  await windows.selectOption({ label: 'Large' });
  await expect(corner).toContainText('C 128 · L 512');
  await windows.selectOption({ label: 'Automatique (histogramme)' });
  await expect(corner).not.toContainText('L 512');
  await expect(corner).not.toContainText('C 128 · L 256');
  await expect(corner).toContainText(/C \d+ · L \d+/);
  await expect(windows).toHaveValue('automatic');
  await windows.selectOption({ label: 'Inversée' });
  await expect(page.getByRole('button', { name: 'Inverser (I)' })).toHaveAttribute('aria-pressed', 'true');
  await windows.selectOption({ label: 'Par défaut' });
  await expect(page.getByRole('button', { name: 'Inverser (I)' })).toHaveAttribute('aria-pressed', 'false');
});
