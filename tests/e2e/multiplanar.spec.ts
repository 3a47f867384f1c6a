import sharp from 'sharp';
import { frameOf, GL_LAUNCH, longCase, openViewer, sliceOf } from './film.ts';
import { expect, framesDrawn, test } from './fixtures.ts';
import { complete, openPlanes, openPlanesOf, panelOf, planeGreys } from './planes.ts';

test.use({ launchOptions: GL_LAUNCH });

test('planes are linked, read and left', { tag: '@gate' }, async ({ signedIn: page }) => {
  const told = await openPlanes(page);
  await complete(page);
  const { width, height, series } = told.shown.folders[0]!;
  const axial = panelOf(page, 'axial');
  await expect(axial).toContainText('Axial – 40 / 118');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await expect(axial).toContainText('Axial – 51 / 118');
  await expect(panelOf(page, 'coronal')).toContainText(`Coronal – ${height / 2 + 1} / ${height}`);

  // A click puts the cross where it is: the other planes go there, and its value is the frame's.
  const box = (await axial.boundingBox())!;
  const scale = Math.min(
    box.width / (width * series.pixelSpacing[1]),
    box.height / (height * series.pixelSpacing[0]),
  );
  const [i, j] = [width / 2 + 60, height / 2 + 20];
  const at = {
    x: box.x + box.width / 2 + (i + 0.5 - width / 2) * series.pixelSpacing[1] * scale,
    y: box.y + box.height / 2 + (j + 0.5 - height / 2) * series.pixelSpacing[0] * scale,
  };
  await page.mouse.click(at.x, at.y);
  await expect(panelOf(page, 'sagittal')).toContainText(`Sagittal – ${i + 1} / ${width}`);
  await expect(panelOf(page, 'coronal')).toContainText(`Coronal – ${j + 1} / ${height}`);
  const values = await frameOf(page, told.id, told.stacks[0]!.frames[50]!);
  const value = `${values[j * width + i]!.toLocaleString('fr-FR').replace('-', '−')}\u00a0UH`;
  await expect(page.locator('.planes-status')).toContainText(`Au curseur\u00a0: ${value}`);
  await expect(axial.locator('.plane-value')).toHaveText(value);

  await page.keyboard.press('Enter');
  await expect(page.locator('.planes .panel-view')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.planes-dialog')).toHaveCount(0);
  expect(await sliceOf(page)).toBe(40);
});

test('a series of 256 levels has other planes, of the same levels', async ({ signedIn: page }) => {
  const told = await openPlanesOf(page, { words: 'vasculaire ancien', frames: false });
  await complete(page);
  const { width, height, start } = told.shown.folders[told.at]!;
  const file = await page.request.get(`/images/${told.id}/${told.stacks[told.at]!.files[start]}`);
  const { data, info } = await sharp(await file.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const level = data[(Math.floor(height / 2) * width + Math.floor(width / 2)) * info.channels]!;
  await expect(page.locator('.planes-status')).toContainText(
    `Au curseur\u00a0: ${level}\u00a0niveaux de gris`,
  );
});

test('a slab shows the greatest or the least value through it', async ({ signedIn: page }) => {
  await openPlanes(page);
  await complete(page);
  await page.getByLabel('Plans affichés').selectOption({ label: 'Coronal' });
  const coronal = panelOf(page, 'coronal');
  await expect(coronal).toContainText('Coronal');
  const sum = async () => {
    const { width, height, at } = await planeGreys(coronal);
    let light = 0;
    for (let y = Math.round(height * 0.3); y < height * 0.7; y += 5)
      for (let x = Math.round(width * 0.3); x < width * 0.7; x += 5) light += at(x, y);
    return light;
  };
  const thin = await sum();
  await page.getByLabel('Épaisseur', { exact: true }).selectOption({ label: 'MIP' });
  await page.getByLabel('Épaisseur en millimètres').fill('20');
  await expect(coronal).toContainText('MIP 20\u00a0mm');
  await expect(async () => expect(await sum()).toBeGreaterThan(thin * 1.05)).toPass();
  await page.getByLabel('Épaisseur', { exact: true }).selectOption({ label: 'MinIP' });
  await expect(coronal).toContainText('MinIP 20\u00a0mm');
  await expect(async () => expect(await sum()).toBeLessThan(thin * 0.95)).toPass();
});

test.describe('a frame that does not come', () => {
  test.use({ expectedErrors: /404/ });

  test('is told, its neighbours stand in, and it is asked for again', async ({ signedIn: page }) => {
    // Two waits for all of a hundred frames.
    test.slow();
    await page.goto('/public-cases');
    const told = await longCase(page);
    const address = `**/${told.stacks[0]!.frames[70]}-frame.bin`;
    await page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
    await openPlanes(page);
    await expect(page.getByText('1\u00a0coupe n’a pas pu être chargée.')).toBeVisible();
    await expect(page.locator('.planes-status')).toContainText('117 sur 118');
    await page.unroute(address);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await complete(page);
    await expect(page.getByText('n’a pas pu être chargée')).toHaveCount(0);
  });
});

test('a series whose slices are not evenly apart is refused in words', async ({ signedIn: page }) => {
  await page.route('**/api/cases/*/viewer*', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    for (const position of told.stacks[0].positions.slice(60)) position[2] += 9;
    await route.fulfill({ response: answer, json: told });
  });
  await page.goto('/public-cases');
  const told = await longCase(page);
  await openViewer(page, told.id, '?serie=1&image=40');
  await page.getByRole('button', { name: 'Reconstruction (,)' }).click();
  await expect(page.locator('.planes-refused')).toContainText('ne sont pas espacées régulièrement');
  await page.getByRole('button', { name: 'Revenir à la série' }).click();
  await expect(page.locator('.planes-dialog')).toHaveCount(0);
});

test('a single image has no other planes', async ({ signedIn: page }) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  await openViewer(page, id, '?serie=3');
  await expect(page.getByRole('button', { name: 'Réinitialiser (R)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reconstruction (,)' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one plane at a time', async ({ signedIn: page }) => {
    await openPlanes(page);
    await complete(page);
    await expect(page.locator('.planes .panel-view')).toHaveCount(1);
    await expect(panelOf(page, 'axial')).toBeVisible();
    await page.getByLabel('Plans affichés').selectOption({ label: 'Sagittal' });
    await expect(panelOf(page, 'sagittal')).toBeVisible();
    await expect(page.locator('.planes .panel-view')).toHaveCount(1);
    // Four panels are not shown on so small a screen.
    await panelOf(page, 'sagittal').focus();
    await page.keyboard.press('Enter');
    await framesDrawn(page);
    await expect(page.locator('.planes .panel-view')).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const film = (await panelOf(page, 'sagittal').boundingBox())!;
    expect(film.height, 'the film keeps most of the screen').toBeGreaterThan(844 * 0.5);
  });
});

for (const [width, height] of [
  [740, 360],
  [720, 450],
  [360, 740],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('planes have room, and every tool its place', async ({ signedIn: page }) => {
      await openPlanes(page);
      const film = (await page.locator('.planes .panel-view').first().boundingBox())!;
      expect(film.width * film.height, 'the planes keep half of the screen').toBeGreaterThan(
        (width * height) / 2,
      );
      const selects = page.locator('.planes-tools select');
      await expect(selects).toHaveCount(3);
      const boxes = await Promise.all((await selects.all()).map((select) => select.boundingBox()));
      for (const [at, box] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(box!.x + box!.width <= other!.x || box!.y + box!.height <= other!.y).toBe(true);
      const beyond = await page
        .locator('.planes-dialog :is(button, select)')
        .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth).length);
      expect(beyond).toBe(0);
    });
  });
}
