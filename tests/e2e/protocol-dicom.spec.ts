import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { cs, ds, image } from '../unit/dicom/exams.ts';
import { doseReport, IDENTITY, kneeExam } from '../unit/dicom/made-exams.ts';
import { text } from '../unit/dicom/write-dicom.ts';
import { zip } from '../unit/dicom/write-zip.ts';
import { expectAccessible } from './axe.ts';
import { dropPaths } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { newProtocol, savedBody } from './make-protocols.ts';
import { isSaved, openProtocol } from './protocol-pages.ts';

interface Given {
  name: string;
  buffer: Buffer;
}

const panelOf = (page: Page) => page.locator('.from-dicom');

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Depuis les fichiers d’un examen' }).click();
  await expect(panelOf(page)).toBeVisible();
}

async function give(page: Page, files: Given[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await panelOf(page).getByRole('button', { name: 'Choisir des fichiers' }).click();
  await (await chooser).setFiles(files.map(({ name, buffer }) => ({ name, buffer, mimeType: '' })));
}

/** Everything that the browser sends from now on, including addresses. */
function listen(page: Page): Buffer[] {
  const sent: Buffer[] = [];
  page.on('request', (request) => {
    sent.push(Buffer.from(request.url()), Buffer.from(JSON.stringify(request.headers())));
    sent.push(request.postDataBuffer() ?? Buffer.alloc(0));
  });
  return sent;
}

test('an exam becomes rows: what is ticked goes into the protocol, in one step, and nobody with it', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await newProtocol(page);
  await openProtocol(page, id);
  const sent = listen(page);
  await openPanel(page);
  const readMe = { name: 'LISEZMOI.TXT', buffer: Buffer.from('Compte rendu '.repeat(40)) };
  await give(page, [...kneeExam(), readMe]);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: '3 séries dans 11 fichiers.' })).toBeFocused();
  await expect(panel.getByText('LISEZMOI.TXT')).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: /Repérage axial/ })).not.toBeChecked();

  // The second series: one value left out, where it comes from, what is missing, and the console's own name.
  const second = panel.locator('.dicom-row').nth(1);
  await second.getByText('13 valeurs sur 13').click();
  await expect(second.getByText('Lu dans RepetitionTime')).toBeVisible();
  await expect(second.getByText(/Absent des fichiers.*durée/)).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: /Nommer la ligne.*Mme Lefèvre/ })).not.toBeChecked();
  await expect(panel.getByText('Ce texte ressemble à une identité')).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Bande passante de « DP fat-sat sagittal »' }).uncheck();
  await expect(panel.getByText('12 valeurs sur 13')).toBeVisible();
  await expectAccessible(page, 'the series of an exam');

  await panel.getByRole('button', { name: 'Ajouter 2 lignes' }).click();
  await expect(panel.getByText('2 lignes sont ajoutées.')).toBeVisible();
  await expect(panel).toBeFocused();
  await isSaved(page);
  const { acquisition } = (await savedBody(page, id)) as { acquisition: { sequences: object[] } };
  expect(acquisition.sequences).toMatchObject([
    {
      name: 'DP fat-sat sagittal',
      tr: 2800,
      te: 30,
      matrix: '384 × 307',
      gap: 0.3,
      fatSaturation: 'Fat-sat',
    },
    { name: 'T2 axial', tr: 3500, durationSeconds: 178 },
  ]);
  expect(acquisition.sequences[0]).not.toHaveProperty('bandwidth');
  const wire = Buffer.concat(sent);
  expect(wire.includes('DP fat-sat sagittal')).toBe(true);
  for (const secret of IDENTITY) expect(wire.includes(secret), secret).toBe(false);

  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect.poll(async () => (await savedBody(page, id)).acquisition).toBeUndefined();
});

test('an archive with a CT and its dose report, by keyboard alone, goes into a table of its own beside the protocol’s', async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page);
  await openProtocol(page, id);
  await page.getByRole('button', { name: 'Depuis les fichiers d’un examen' }).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  const helix = image('CT', [
    text(0x00083010, 'UI', '1.5.1'),
    ds(0x00180060, '120'),
    text(0x00181210, 'SH', 'Br40d'),
  ]);
  const report = doseReport([{ uid: '1.5.1', kv: 120, ctdiVol: 7.25, dlp: 350.5, pitch: 0.8 }]);
  const archive = zip([
    { path: 'S1/IM1', bytes: new Uint8Array(helix), deflate: true },
    { path: 'S1/SR1', bytes: new Uint8Array(report) },
  ]);
  const chooser = page.waitForEvent('filechooser');
  await panelOf(page).getByRole('button', { name: 'Choisir des fichiers' }).focus();
  await page.keyboard.press('Enter');
  const buffer = Buffer.from(await archive.arrayBuffer());
  await (await chooser).setFiles([{ name: 'examen.zip', mimeType: '', buffer }]);
  const add = panelOf(page).getByRole('button', { name: 'Ajouter 1 ligne' });
  await expect(panelOf(page).getByRole('heading', { name: '1 série dans 2 fichiers.' })).toBeFocused();
  await expect(panelOf(page).getByText(/vont dans le tableau «.Passages scanner.»/)).toBeVisible();
  for (let i = 0; i < 12 && !(await add.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isSaved(page);
  await expect
    .poll(() => savedBody(page, id))
    .toMatchObject({
      imagingType: 'IRM',
      acquisition: { passes: [{ kv: 120, pitch: 0.8, ctdiVol: 7.25, dlp: 350.5 }] },
    });
});

test('files that no protocol has fields for, and a damaged archive, are told in words', async ({
  signedIn: page,
}) => {
  await openProtocol(page, await newProtocol(page));
  await openPanel(page);
  const capture = { name: 'capture', buffer: Buffer.from(image('SC', [cs(0x00080064, 'WSD')])) };
  const broken = { name: 'examen.zip', buffer: Buffer.from([0x50, 0x4b, 3, 4, ...new Uint8Array(60)]) };
  await give(page, [capture]);
  await expect(panelOf(page).getByText('Un protocole n’a pas de champ pour ce type d’image')).toBeVisible();
  await give(page, [broken]);
  await expect(panelOf(page).getByText(/archive endommagée/)).toBeVisible();
  await expectAccessible(page, 'files that were left aside');
});

test('an exam dropped anywhere on the page is read, and the page stays', async ({ signedIn: page }, info) => {
  const id = await newProtocol(page);
  await openProtocol(page, id);
  const url = page.url();
  const paths = kneeExam().map(({ name, buffer }) => {
    const path = info.outputPath(name.replaceAll('/', '-'));
    writeFileSync(path, buffer);
    return path;
  });
  await dropPaths(page, 'header', paths);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: '3 séries dans 11 fichiers.' })).toBeFocused();
  expect(page.url()).toBe(url);
});
