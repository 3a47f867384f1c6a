import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { CuttableLine } from '../run/cuttable-line.ts';
import { imageAttributes, text, writeDicom } from '../unit/dicom/write-dicom.ts';
import { reloadWhileCut, test } from './cuttable-page.ts';
import { attest, isSaved, newCase, ready } from './drop.ts';
import { expect } from './fixtures.ts';

/** Large enough to go in three requests, noise as it is below the writing: frames are compressed on their way. */
const SIDE = 1536;
/** Stored values: white and grey in the window of the files, and air. */
const [WHITE, GREY, AIR] = [1224, 1064, 24];

/** Like the anonymised files of many scanners: the same name, size and series for each patient. */
function film(writing: number) {
  const noise = new Uint16Array(
    createHash('shake256', { outputLength: SIDE * SIDE * 2 })
      .update('air')
      .digest().buffer,
  );
  const pixels = noise.map((value, at) => (at < SIDE * 300 ? writing : AIR + (value & 0xfff)));
  const bytes = writeDicom(
    imageAttributes(SIDE, SIDE, new Uint8Array(pixels.buffer), [
      text(0x00080060, 'CS', 'CT'),
      text(0x0020000e, 'UI', '1.2.3.4'),
      text(0x00080018, 'UI', '1.2.3.4.5'),
      text(0x00281052, 'DS', '-1024'),
      text(0x00281053, 'DS', '1'),
      text(0x00281050, 'DS', '40'),
      text(0x00281051, 'DS', '400'),
    ]),
  );
  return { name: 'IM000001', mimeType: '', buffer: Buffer.from(bytes) };
}

const choose = (page: Page, file: ReturnType<typeof film>) =>
  page.locator('.drop-zone input[type=file]').first().setInputFiles([file]);

/** Sends a file, cuts the line once a part of it has arrived, and comes back to the case with the line mended. */
async function sendAndBreakOff(page: Page, line: CuttableLine, file: ReturnType<typeof film>): Promise<void> {
  let arrived = 0;
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && ++arrived > 2) line.cut();
    await route.continue();
  });
  await choose(page, file);
  await attest(page);
  await expect.poll(() => arrived).toBeGreaterThan(2);
  await page.unrouteAll({ behavior: 'wait' });
  await reloadWhileCut(page, line);
  await ready(page);
}

/** Greys of the stored image, in the writing and below it. */
async function greysOf(page: Page, id: string): Promise<(number | undefined)[]> {
  await expect(page.locator('.tile')).toHaveCount(1);
  await isSaved(page);
  return page.evaluate(async (each) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const { body } = await (await fetch(`/api/cases/${each}`, { headers })).json();
    const image = new Image();
    image.src = `/images/${each}/${body.folders[0].images[0].file}`;
    await image.decode();
    const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
    return [10, 150, 290].map((y) => {
      pen.drawImage(image, -500, -y);
      return pen.getImageData(0, 0, 1, 1).data[0];
    });
  }, id);
}

test.describe('an upload that was cut', () => {
  test.use({ expectedErrors: /net::ERR_/ });

  test('before its writing was masked is not finished with the bytes that show it', async ({
    signedIn: page,
    line,
  }) => {
    const id = await newCase(page);
    await sendAndBreakOff(page, line, film(WHITE));
    await choose(page, film(WHITE));
    const dialog = page.getByRole('dialog', { name: /Images/ });
    await dialog.getByRole('button', { name: /Parcourir et masquer/ }).click();
    await dialog.getByRole('button', { name: 'Ajouter une zone' }).click();
    await dialog.getByRole('spinbutton', { name: 'Largeur' }).fill(String(SIDE));
    await dialog.getByRole('spinbutton', { name: 'Hauteur' }).fill('300');
    await attest(page);
    expect(await greysOf(page, id)).toEqual([0, 0, 0]);
  });

  test('is not gone on with for another patient’s slice of the same name and size', async ({
    signedIn: page,
    line,
  }) => {
    const id = await newCase(page);
    await sendAndBreakOff(page, line, film(WHITE));
    await choose(page, film(GREY));
    await attest(page);
    const greys = await greysOf(page, id);
    for (const grey of greys) expect(Math.abs(grey! - 127)).toBeLessThan(4);
  });
});
