import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readMarks } from '#lib/dicom/documents/read-marks.ts';
import { unzip } from '#lib/dicom/unzip.ts';
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
import { expectAccessible } from './axe.ts';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { findingsOf, recordSent } from './teaching-pages.ts';

test.use({ bypassCSP: true });

const uid = (at: number) => `1.2.826.0.1.3680043.9.1.3.${at}`;
/** A slice that says what kind of object it is: documents that cite it have to. */
const cited = (instance: number, height: number) =>
  slice(instance, height, undefined, undefined, [text(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.2')]);
const slices = () => [1, 2, 3].map((at) => cited(at, at));
/** Whose the images are, and by which names their PACS knows them. */
const PLANTED = /LEFEVRE|Anais|284057512345678|1\.2\.826\.0\.1\.3680043|Tilleuls|QQPLANTE/i;

/** What somebody drew before: a named circle, and a line. */
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

/** A case of three slices with two findings. */
async function markedCase(page: Page, images = slices(), mask = async () => {}): Promise<string> {
  const id = await chooseOnNewCase(page, [state, ...images]);
  const marks = page.getByRole('dialog', { name: 'Marques trouvées dans les fichiers' });
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

const exporting = (page: Page) => page.getByRole('dialog', { name: 'Exporter les signes en DICOM' });

/** Gives the author's own files to the dialog. */
async function give(page: Page, files: ReturnType<typeof slices>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await exporting(page).getByRole('button', { name: 'Donner des fichiers' }).press('Enter');
  await (await chooser).setFiles(files);
}

/** What is saved, as files by their names. */
async function savedFiles(page: Page): Promise<Map<string, Blob>> {
  const download = page.waitForEvent('download');
  await exporting(page).getByRole('button', { name: 'Enregistrer' }).click();
  const saved = await download;
  const bytes = new Blob([readFileSync(await saved.path())]);
  await expect(exporting(page)).toHaveCount(0);
  if (saved.suggestedFilename().endsWith('.dcm')) return new Map([[saved.suggestedFilename(), bytes]]);
  return new Map((await unzip(bytes)).map(({ path, blob }) => [path, blob]));
}

test('findings leave on the originals of their images, and come back the same', async ({
  signedIn: page,
}) => {
  const sent = await recordSent(page);
  const id = await markedCase(page);
  await page.getByRole('button', { name: 'Exporter les signes en DICOM' }).click();
  await give(page, slices().toReversed());
  await expect(
    exporting(page).getByText(/2\s+images annotées retrouvées dans ces fichiers, sur 2/),
  ).toBeVisible();
  const files = await savedFiles(page);
  expect([...files.keys()].toSorted()).toEqual(['PR.dcm', 'SR.dcm']);

  const report = await readMarks(files.get('SR.dcm')!);
  expect(report.findings.map(({ name, marks }) => [name, marks.map(({ image }) => image.instance)])).toEqual([
    ['Nodule', [uid(2)]],
    ['Signe 2', [uid(3)]],
  ]);
  const shown = await readMarks(files.get('PR.dcm')!);
  expect(shown.views).toMatchObject([{ rotation: 1, window: { centre: 50, width: 350 } }]);
  // Its PACS files it with the exam; our server hears of nothing.
  expect(await files.get('SR.dcm')!.text()).toContain('LEFEVRE^Anais');
  expect(sent()).not.toMatch(PLANTED);

  const documents = [...files].map(async ([name, blob]) => ({
    name,
    mimeType: '',
    buffer: Buffer.from(await blob.arrayBuffer()),
  }));
  const again = await chooseOnNewCase(page, [...(await Promise.all(documents)), ...slices()]);
  const marks = page.getByRole('dialog', { name: 'Marques trouvées dans les fichiers' });
  // Both draw the same: each mark is proposed once.
  await expect(marks.getByText(/2\s+marques sont dessinées à l’identique/)).toBeVisible();
  await expect(marks.getByRole('textbox', { name: /^Nom du signe/ })).toHaveCount(2);
  for (const number of [1, 2])
    await marks.getByRole('checkbox', { name: new RegExp(`^Prendre le signe ${number}`) }).check();
  await marks.getByRole('button', { name: 'Continuer vers les images' }).click();
  await attest(page);
  await expect(page.getByText(/2\s+signes ajoutés d’après les fichiers/)).toBeVisible();
  await isSaved(page);
  await expect.poll(async () => (await findingsOf(page, again)).length).toBe(2);
  const drawn = async (of: string) =>
    (await findingsOf(page, of)).map(
      ({ name, marks: own }: { name: string; marks: { kind: string; points: unknown }[] }) => ({
        name,
        marks: own.map(({ kind, points }) => ({ kind, points })),
      }),
    );
  expect(await drawn(again)).toEqual(await drawn(id));
});

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

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 760 }, colorScheme: 'dark' });

  test('files of another exam are not taken for the case’s, and what is left out is told', async ({
    signedIn: page,
  }) => {
    await markedCase(page);
    await page.getByRole('button', { name: 'Exporter les signes en DICOM' }).press('Enter');
    await expect(exporting(page).getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await expectAccessible(page, 'the export before files are given');
    // Of the same size and place, with other pixels.
    await give(page, [cited(2, 20), cited(3, 30)]);
    await expect(exporting(page).getByText(/Aucune image annotée n’a été retrouvée/)).toBeVisible();
    await expect(exporting(page).getByText(/aucun de ces fichiers n’a ses pixels/)).toHaveCount(2);
    await expect(exporting(page).getByText(/D’autres fichiers remplaceraient ceux-ci/)).toBeVisible();
    await expect(exporting(page).getByRole('button', { name: 'Enregistrer' })).toBeDisabled();

    await give(page, [cited(2, 2)]);
    await expect(
      exporting(page).getByText(/1\s+image annotée retrouvée dans ces fichiers, sur 2/),
    ).toBeVisible();
    await expect(exporting(page).getByText(/^Signe 2\s:\s1\s+tracé laissé/)).toBeVisible();
    await expectAccessible(page, 'the export of what was found');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await exporting(page)
      .getByRole('checkbox', { name: /^État de présentation/ })
      .press('Space');
    await exporting(page)
      .getByRole('checkbox', { name: /^Identité du patient/ })
      .press('Space');
    const files = await savedFiles(page);
    const [name] = files.keys();
    expect(name).toMatch(/\.dcm$/);
    const report = files.get(name!)!;
    expect(await report.text()).not.toMatch(/LEFEVRE|Anais|284057512345678|19840517/);
    expect((await readMarks(report)).findings.map((finding) => finding.name)).toEqual(['Nodule']);
  });
});
