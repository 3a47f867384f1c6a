import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { type Attribute, imageAttributes, text, writeDicom } from '../unit/dicom/write-dicom.ts';
import { chooseOnNewCase } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { boxOf, drawn } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag } from './hands.ts';

const SIDE = 200;
let made = 0;

/** A square image with a light bar across its middle half, in which no two files are alike. */
function file(changes: Attribute[], values = { ground: 200, bar: 3500 }) {
  made += 1;
  const pixels = Uint16Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return at === made || (y > 90 && y < 110 && x >= 50 && x < 150) ? values.bar : values.ground;
  });
  const bytes = writeDicom(
    imageAttributes(SIDE, SIDE, new Uint8Array(pixels.buffer), [
      text(0x0020000d, 'UI', '1.2.826.0.1.3680043.9.41'),
      text(0x00080018, 'UI', `1.2.826.0.1.3680043.9.41.3.${made}`),
      text(0x00200013, 'IS', String(made)),
      ...changes,
    ]),
  );
  return { name: `IM${made}`, mimeType: '', buffer: Buffer.from(bytes) };
}

const radiograph = (spacing: number, photometric: string) =>
  file([
    text(0x00080060, 'CS', 'CR'),
    text(0x0020000e, 'UI', '1.2.826.0.1.3680043.9.41.2'),
    text(0x00181164, 'DS', `${spacing}\\${spacing}`),
    text(0x00280004, 'CS', photometric),
    text(0x00281050, 'DS', '2000'),
    text(0x00281051, 'DS', '4000'),
  ]);

/** An axial or a sagittal slice of one of two exams, in its frame of reference. */
const slice = (exam: number, plane: 'axial' | 'sagittal', at: number) =>
  file(
    [
      text(0x00080060, 'CS', 'CT'),
      text(0x0020000e, 'UI', `1.2.826.0.1.3680043.9.42.${exam}.${plane.length}`),
      text(0x00200052, 'UI', `1.2.826.0.1.3680043.9.43.${exam}`),
      text(0x00200032, 'DS', plane === 'axial' ? `0\\0\\${at}` : `${at}\\0\\100`),
      text(0x00200037, 'DS', plane === 'axial' ? '1\\0\\0\\0\\1\\0' : '0\\1\\0\\0\\0\\-1'),
      text(0x00280030, 'DS', '1\\1'),
      text(0x00281052, 'DS', '-1024'),
      text(0x00281053, 'DS', '1'),
      text(0x00281050, 'DS', '40'),
      text(0x00281051, 'DS', '400'),
    ],
    { ground: 24, bar: 1084 },
  );

async function show(page: Page, id: string, image = 1): Promise<void> {
  await page.goto(`/radiology-viewer/${id}?serie=1&image=${image}`);
  await drawn(page);
}

/** The text of a length of half the image. */
async function lengthOf(page: Page): Promise<string> {
  const box = await boxOf(page);
  const half = Math.min(box.width, box.height) / 2;
  await page.getByRole('button', { name: 'Longueur' }).click();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await drag(page, { x: middle.x - half / 2, y: middle.y + 40 }, { x: half });
  const words = page.locator('.measure.length text');
  await expect(words).toHaveCount(1);
  return ((await words.textContent()) ?? '').replaceAll('\u00a0', ' ');
}

test('radiographs of one series have each their own millimetres, greys and side', async ({
  signedIn: page,
}) => {
  const id = await chooseOnNewCase(page, [
    radiograph(0.1, 'MONOCHROME2'),
    radiograph(0.2, 'MONOCHROME1'),
    radiograph(0.143, 'MONOCHROME2'),
  ]);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(3, { timeout: 60_000 });
  await isSaved(page);
  for (const [image, length] of [
    [1, 10],
    [2, 20],
    [3, 14.3],
  ] as const) {
    await show(page, id, image);
    const said = await lengthOf(page);
    expect(said).toMatch(/ mm au détecteur$/);
    expect(Number(said.replace(',', '.').replace(/ .*/, ''))).toBeCloseTo(length, 0);
    await expect(page.locator('.scale')).toContainText('au détecteur');
  }
});

test('the windows that are offered are those of the image before one, wherever the case opens', async ({
  signedIn: page,
}) => {
  const axial = (spacing: number, at: number) =>
    file(
      [
        text(0x00080060, 'CS', 'CT'),
        text(0x0020000e, 'UI', '1.2.826.0.1.3680043.9.45'),
        text(0x00200032, 'DS', `0\\0\\${at}`),
        text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
        text(0x00280030, 'DS', `${spacing}\\${spacing}`),
        text(0x00281052, 'DS', '-1024'),
        text(0x00281053, 'DS', '1'),
        text(0x00281050, 'DS', '40'),
        text(0x00281051, 'DS', '400'),
      ],
      { ground: 24, bar: 1084 },
    );
  const id = await chooseOnNewCase(page, [axial(0.9, 20), axial(0.9, 15), axial(0.45, 10), axial(0.45, 5)]);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(4, { timeout: 60_000 });
  await isSaved(page);
  const windows = page.getByRole('combobox', { name: 'Fenêtrage' });
  for (const image of [1, 2, 3, 4]) {
    await show(page, id, image);
    await expect(page.locator('.top-right')).toContainText('UH');
    await expect(windows.getByRole('option', { name: 'Poumon' })).toHaveCount(1);
  }
});

test('a photograph that is added to a series is measured in pixels', async ({ signedIn: page }) => {
  const id = await chooseOnNewCase(page, [radiograph(0.1, 'MONOCHROME2')]);
  await attest(page);
  await isSaved(page);
  const photograph = await sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: { r: 180, g: 40, b: 60 } },
  })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^Ajouter des images/ })
    .first()
    .click();
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(2, { timeout: 60_000 });
  await isSaved(page);
  await show(page, id, 2);
  expect(await lengthOf(page)).toMatch(/^\d+,\d px$/);
  await expect(page.locator('.scale')).toHaveCount(0);
  await expect(page.getByText('aperçu')).toHaveCount(0);
  await show(page, id, 1);
  await expect(page.locator('.scale')).toContainText('au détecteur');
});

test('two frames of reference are neither linked by position nor crossed', async ({ signedIn: page }) => {
  const places = [0, 40, 80];
  const id = await chooseOnNewCase(page, [
    ...places.map((at) => slice(1, 'axial', at)),
    ...places.map((at) => slice(1, 'sagittal', at)),
    ...places.map((at) => slice(2, 'axial', at)),
  ]);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(9, { timeout: 60_000 });
  await isSaved(page);
  await show(page, id);
  await page.keyboard.press('3');
  const panels = page.locator('.panel-view');
  await expect(panels).toHaveCount(3);
  await panels.nth(0).click();
  // Two series of one exam: the sagittal panel shows where the axial slice crosses it.
  await expect(panels.nth(1).locator('.reference')).toHaveCount(1);
  for (const own of [0, 1]) {
    await expect(panels.nth(own)).toContainText('Lié par position');
    await expect(panels.nth(own)).not.toContainText('Lié image par image');
  }
  await expect(panels.nth(2)).toContainText('Lié image par image');
  await expect(panels.nth(2)).not.toContainText('Lié par position');
  await expect(panels.nth(2).locator('.reference')).toHaveCount(0);
});

test('a stack that rotates has the letters of each of its images', async ({ signedIn: page }) => {
  const planes = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    return file([
      text(0x00080060, 'CS', 'MR'),
      text(0x0020000e, 'UI', '1.2.826.0.1.3680043.9.44'),
      text(0x00200032, 'DS', `${(-70 * x).toFixed(3)}\\${(-70 * y).toFixed(3)}\\70`),
      text(0x00200037, 'DS', `${x.toFixed(6)}\\${y.toFixed(6)}\\0\\0\\0\\-1`),
      text(0x00280030, 'DS', '0.7\\0.7'),
    ]);
  });
  const id = await chooseOnNewCase(page, planes);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(12, { timeout: 60_000 });
  await isSaved(page);
  for (const [image, left, right] of [
    [1, 'D', 'G'],
    [7, 'A', 'P'],
    [12, 'GA', 'DP'],
  ] as const) {
    await show(page, id, image);
    await expect(page.locator('.side-left')).toHaveText(left);
    await expect(page.locator('.side-right')).toHaveText(right);
  }
});
