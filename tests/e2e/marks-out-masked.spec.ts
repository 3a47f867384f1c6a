import { text } from '../unit/dicom/write-dicom.ts';
import { slice } from './ct-slice.ts';
import { expect, test } from './fixtures.ts';
import { exporting, give, markedCase, slices } from './marked-case.ts';

/** The zone that is taken out of images, or masked on them. */
const ZONE = { left: 12, top: 10, width: 8, height: 6 };
/** A slice as a program left it that took a rectangle out. */
function cutSlice(at: number) {
  const pixels = new Uint16Array(32 * 32).map((_, place) => {
    const [x, y] = [place % 32, Math.floor(place / 32)];
    const isCut = x >= ZONE.left && x < ZONE.left + ZONE.width && y >= ZONE.top && y < ZONE.top + ZONE.height;
    return !isCut && (place === at || (x > 8 && x < 24 && y > 8 && y < 24)) ? 1084 : 24;
  });
  return slice(at, at, undefined, undefined, [
    text(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.2'),
    { tag: 0x7fe00010, vr: 'OW', value: new Uint8Array(pixels.buffer) },
  ]);
}

test('images that were masked here are cited, those of which a part was cut out elsewhere are not', async ({
  signedIn: page,
}) => {
  const found = exporting(page).getByText(/2\s+images annotées retrouvées dans ces fichiers, sur 2/);
  await markedCase(page, slices(), async () => {
    const review = page.getByRole('dialog', { name: 'Images à envoyer' });
    await review.getByRole('button', { name: /Parcourir et masquer/ }).click();
    await review.getByRole('button', { name: 'Ajouter une zone' }).click();
    for (const [name, value] of [
      ['Gauche', ZONE.left],
      ['Haut', ZONE.top],
      ['Largeur', ZONE.width],
      ['Hauteur', ZONE.height],
    ] as const)
      await review.getByRole('spinbutton', { name, exact: true }).fill(String(value));
  });
  await page.getByRole('button', { name: 'Exporter les signes en DICOM' }).click();
  await give(page, slices());
  await expect(found).toBeVisible();
  await page.keyboard.press('Escape');

  await markedCase(page, [1, 2, 3].map(cutSlice));
  await page.getByRole('button', { name: 'Exporter les signes en DICOM' }).click();
  await give(page, slices());
  await expect(exporting(page).getByText(/sauf une partie noire dont rien ne dit/)).toHaveCount(2);
  await expect(exporting(page).getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  // Its own files are told from their namesakes by their pixels.
  await give(page, [1, 2, 3].map(cutSlice));
  await expect(found).toBeVisible();
});
