import type { Page } from 'playwright/test';
import { text } from '../unit/dicom/write-dicom.ts';
import {
  annotation,
  graphic,
  reference,
  sequence,
  stateBytes,
  turn,
  windowed,
  written,
} from '../unit/marks/write-state.ts';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { expect } from './fixtures.ts';
import { findingsOf } from './teaching-pages.ts';

export const uid = (at: number) => `1.2.826.0.1.3680043.9.1.3.${at}`;
/** A slice that says what kind of object it is: documents that cite it have to. */
export const cited = (instance: number, height: number) =>
  slice(instance, height, undefined, undefined, [text(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.2')]);
export const slices = () => [1, 2, 3].map((at) => cited(at, at));
/** Marks drawn before: a named circle, and a line. */
const state = {
  name: 'etat.dcm',
  mimeType: '',
  buffer: Buffer.from(
    stateBytes(
      [1, 2, 3].map(uid),
      [
        sequence(
          0x00700001,
          annotation(
            [graphic('CIRCLE', [16, 16, 20, 16])],
            [written('Nodule', [20, 16])],
            [reference(uid(2))],
          ),
          annotation([graphic('POLYLINE', [2, 3, 10, 9])], [], [reference(uid(3))]),
        ),
        windowed('50', '350'),
        ...turn(90),
        text(0x00281052, 'DS', '-1024'),
        text(0x00281053, 'DS', '1'),
      ],
      'QQPLANTE^Nom',
    ),
  ),
};

/** A case of three slices with two findings. */
export async function markedCase(page: Page, images = slices(), mask = async () => {}): Promise<string> {
  const id = await chooseOnNewCase(page, [state, ...images]);
  const marks = page.getByRole('dialog', { name: 'Annotations trouvées dans les fichiers' });
  await marks.getByRole('checkbox', { name: /^Prendre le signe 1/ }).check();
  await marks.getByRole('button', { name: 'Continuer vers les images' }).click();
  await mask();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(3);
  await expect(page.getByText(/2\s+signes ajoutés d’après les fichiers/)).toBeVisible();
  await isSaved(page);
  await expect.poll(async () => (await findingsOf(page, id)).length).toBe(2);
  return id;
}

export const exporting = (page: Page) => page.getByRole('dialog', { name: 'Exporter les signes en DICOM' });

/** Gives the author's own files to the dialog. */
export async function give(page: Page, files: ReturnType<typeof slices>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await exporting(page).getByRole('button', { name: 'Choisir des fichiers' }).press('Enter');
  await (await chooser).setFiles(files);
}
