import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readMarks } from '#lib/dicom/documents/read-marks.ts';
import { unzip } from '#lib/dicom/unzip.ts';
import { expectAccessible } from './axe.ts';
import { chooseOnNewCase } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { cited, exporting, give, markedCase, slices, uid } from './marked-case.ts';
import { findingsOf, recordSent } from './teaching-pages.ts';

test.use({ bypassCSP: true });

/** The patient of the images, and the identifiers under which their PACS knows them. */
const PLANTED = /LEFEVRE|Anais|284057512345678|1\.2\.826\.0\.1\.3680043|Tilleuls|QQPLANTE/i;

/** The saved files, by name. */
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
  // Its PACS files it with the exam; our server learns nothing.
  expect(await files.get('SR.dcm')!.text()).toContain('LEFEVRE^Anais');
  expect(sent()).not.toMatch(PLANTED);

  const documents = [...files].map(async ([name, blob]) => ({
    name,
    mimeType: '',
    buffer: Buffer.from(await blob.arrayBuffer()),
  }));
  const again = await chooseOnNewCase(page, [...(await Promise.all(documents)), ...slices()]);
  const marks = page.getByRole('dialog', { name: 'Annotations trouvées dans les fichiers' });
  // Both draw the same: each mark is proposed once.
  await expect(marks.getByText(/2\s+tracés sont dessinés à l’identique/)).toBeVisible();
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

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 760 }, colorScheme: 'dark' });

  test('files of another exam are not taken for the case’s, and what is left out is told', async ({
    signedIn: page,
  }) => {
    await markedCase(page);
    await page.getByRole('button', { name: 'Exporter les signes en DICOM' }).press('Enter');
    await expect(exporting(page).getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await expectAccessible(page, 'the export before files are given');
    // Images of the same size and position, with other pixels.
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
