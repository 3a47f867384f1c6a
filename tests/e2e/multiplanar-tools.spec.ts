import { expectAccessible } from './axe.ts';
import { GL_LAUNCH } from './film.ts';
import { expect, test } from './fixtures.ts';
import { complete, openPlanes, openPlanesOf, panelOf } from './planes.ts';

test.use({ launchOptions: GL_LAUNCH });

test('the planes’ tool bar is one stop of the Tab key, whose tools the arrows go through', async ({
  signedIn: page,
}) => {
  await openPlanes(page);
  const bar = page.getByRole('toolbar', { name: 'Outils de la reconstruction' });
  await expect(panelOf(page, 'axial')).toBeFocused();
  const first = bar.getByRole('button').first();
  await first.focus();
  expect(await bar.locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  const cross = bar.getByRole('button', { name: 'Curseur (O)' });
  await expect(cross).toBeFocused();
  // The arrow belonged to the tool bar: no other plane was chosen.
  await expect(panelOf(page, 'axial')).toHaveClass(/active/);
  await page.keyboard.press('Enter');
  await expect(cross).toHaveAttribute('aria-pressed', 'true');
  await expect(cross, 'a press by keyboard stays in the bar').toBeFocused();
  await page.keyboard.press('End');
  const slab = bar.getByLabel('Épaisseur', { exact: true });
  await expect(slab).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(slab).toBeFocused();
  // The toolbar is one stop of Tab: the next one is a plane.
  await page.keyboard.press('Tab');
  await expect(panelOf(page, 'axial')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(slab).toBeFocused();
  // The tilt of the oblique plane has stops of its own below the planes: arrow keys change it.
  const turn = page.getByLabel('Rotation de l’oblique');
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    if (await turn.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(turn).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(turn).toHaveValue('31');
  await expect(panelOf(page, 'oblique')).toHaveClass(/active/);
  await panelOf(page, 'axial').focus();
  await first.focus();
  // The up and down arrows go through the planes' slices, as on the series.
  await page.keyboard.press('ArrowDown');
  await expect(panelOf(page, 'axial')).toContainText('Axial – 41 / 118');
  // After a press by pointer the keys belong to the planes again.
  await cross.click();
  await expect(panelOf(page, 'axial')).toBeFocused();
});

test('values without a unit have the windows of the series itself', async ({ signedIn: page }) => {
  const told = await openPlanesOf(page, { words: 'IRM', frames: true });
  const { centre, width } = told.shown.folders[told.at]!.series.window;
  await complete(page);
  const windows = page.getByLabel('Fenêtrage').last();
  const corner = panelOf(page, 'coronal').locator('.top-right');
  const number = (value: number) => Math.round(value).toLocaleString('fr-FR');
  const inverted = page.locator('.planes-tools').getByRole('button', { name: 'Inverser (I)' });
  await windows.selectOption({ label: 'Étroite' });
  await expect(corner).toContainText(`C ${number(centre)} · L ${number(width / 2)}`);
  await windows.selectOption({ label: 'Large' });
  await expect(corner).toContainText(`L ${number(width * 2)}`);
  await windows.selectOption({ label: 'Automatique (histogramme)' });
  await expect(windows).toHaveValue('automatic');
  await expect(corner).not.toContainText(`L ${number(width * 2)}`);
  await windows.selectOption({ label: 'Inversée' });
  await expect(inverted).toHaveAttribute('aria-pressed', 'true');
  await expect(corner).toContainText(`C ${number(centre)} · L ${number(width)}`);
  await windows.selectOption({ label: 'Par défaut' });
  await expect(inverted).toHaveAttribute('aria-pressed', 'false');
});

test('planes are accessible at every width, enlarged twice, and in forced colours', async ({
  signedIn: page,
}) => {
  await openPlanes(page);
  const chosen = page.locator('.planes-tools').getByRole('button', { name: 'Coupes (C)' });
  const rest = page.locator('.planes-tools').getByRole('button', { name: 'Zoom (X)' });
  // Wide screens have all of it in one row.
  await page.setViewportSize({ width: 1440, height: 900 });
  const places = page.locator('.planes-ranges').getByRole('slider');
  const [turn, tilt] = [(await places.first().boundingBox())!, (await places.last().boundingBox())!];
  await page.getByLabel('Épaisseur', { exact: true }).selectOption({ label: 'MIP' });
  expect(tilt.y).toBe(turn.y);
  // The last one is 1440 × 900 at 200 %.
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `${width} px`);
    await page.emulateMedia({ forcedColors: 'active' });
    const outline = (button: typeof chosen) =>
      button.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline(chosen), `${width} px`).toBe('solid');
    expect(await outline(rest), `${width} px`).toBe('none');
    await page.emulateMedia({ forcedColors: 'none' });
    const thickness = page.getByLabel('Épaisseur en millimètres');
    await thickness.scrollIntoViewIfNeeded();
    await expect(thickness, `${width} px`).toBeInViewport({ ratio: 1 });
  }
});
