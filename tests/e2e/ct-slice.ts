import type { Page } from 'playwright/test';
import { type Attribute, imageAttributes, text, writeDicom } from '../unit/dicom/write-dicom.ts';
import { newCase } from './drop.ts';

const SIDE = 32;

/**
 * An axial CT slice of air with a square of 60 HU, at a height (mm), with a patient's name.
 * @param exam distinguishes it from another exam
 * @param more further attributes of its file
 */
export function slice(
  instance: number,
  height: number,
  name = `Lefèvre-${instance}`,
  exam = '1',
  more: Attribute[] = [],
) {
  const pixels = new Uint16Array(SIDE * SIDE).map((_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    // One pixel distinguishes it from the others: equal images are stored once.
    return at === height || (x > 8 && x < 24 && y > 8 && y < 24) ? 1084 : 24;
  });
  const bytes = writeDicom(
    imageAttributes(SIDE, SIDE, new Uint8Array(pixels.buffer), [
      text(0x00080060, 'CS', 'CT'),
      text(0x00080080, 'LO', 'Clinique des Tilleuls'),
      text(0x00100010, 'PN', 'LEFEVRE^Anais'),
      text(0x00100020, 'LO', '284057512345678'),
      text(0x00100030, 'DA', '19840517'),
      text(0x0020000d, 'UI', `1.2.826.0.1.3680043.9.${exam}`),
      text(0x0020000e, 'UI', `1.2.826.0.1.3680043.9.${exam}.2`),
      text(0x00080018, 'UI', `1.2.826.0.1.3680043.9.${exam}.3.${instance}`),
      text(0x00200013, 'IS', String(instance)),
      text(0x00200032, 'DS', `-100\\-100\\${height}`),
      text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
      text(0x00280030, 'DS', '0.7\\0.7'),
      text(0x00180050, 'DS', '2'),
      text(0x00281052, 'DS', '-1024'),
      text(0x00281053, 'DS', '1'),
      text(0x00281050, 'DS', '40'),
      text(0x00281051, 'DS', '400'),
      ...more,
    ]),
  );
  return { name, mimeType: '', buffer: Buffer.from(bytes) };
}

/** Makes a case, and gives it files to review. Returns its id. */
export async function chooseOnNewCase(page: Page, files: ReturnType<typeof slice>[]): Promise<string> {
  const id = await newCase(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir des fichiers' }).click();
  await (await chooser).setFiles(files);
  return id;
}
