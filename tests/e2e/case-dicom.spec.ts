import { gunzipSync } from 'node:zlib';
import { FRAME_HEADER } from '#lib/images/frame-format.ts';
import { FOLDER, readSample } from '../unit/dicom/samples.ts';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest, isSaved } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { onBlobSent } from './sent-blobs.ts';

/** Planted in the files; none may be found in anything the browser sends. */
const IDENTITY = [
  'Lefèvre',
  'LEFEVRE',
  'Anaïs',
  '284057512345678',
  '19840517',
  'Clinique des Tilleuls',
  '1.2.826.0.1.3680043.9',
];

test('a CT series is read here, shown to its author, sent in order without the patient', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const sent: Buffer[] = [];
  const frames: { travelled: number; whole: number }[] = [];
  page.on('request', (request) => {
    sent.push(Buffer.from(request.url() + JSON.stringify(request.headers())));
    const body = request.postDataBuffer();
    if (body) sent.push(body);
  });
  await onBlobSent(page, (body) => {
    // Compressed by the browser: what is inside is searched.
    const whole = gunzipSync(body);
    frames.push({ travelled: body.length, whole: whole.length });
    sent.push(whole);
  });
  const id = await chooseOnNewCase(page, [slice(1, 10), slice(2, 30), slice(3, 20)]);
  const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
  await expect(dialog.getByLabel('Nom du dossier')).toHaveValue('TDM axial');
  await dialog.getByText('Ce qui part et ce qui reste').click();
  await expect(dialog.getByText('Nom du patient')).toBeVisible();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(3);
  await isSaved(page);
  const { body } = await page.evaluate(async (each) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch(`/api/cases/${each}`, { headers })).json();
  }, id);
  const [folder] = body.folders;
  expect(folder.name).toBe('TDM axial');
  expect(folder.series).toMatchObject({
    modality: 'CT',
    pixelSpacing: [0.7, 0.7],
    sliceSpacing: 10,
    window: { centre: 40, width: 400 },
    rescale: { slope: 1, intercept: -1024, unit: 'HU' },
  });
  expect(folder.images.map((image: { position: number[] }) => image.position[2])).toEqual([30, 20, 10]);
  await expect.poll(() => frames.length).toBe(3);
  for (const { travelled, whole } of frames) {
    expect(whole).toBe(FRAME_HEADER + 2 * 32 * 32);
    expect(travelled).toBeLessThan(whole / 2);
  }
  for (const name of IDENTITY) {
    const leaks = sent.filter(
      (bytes) => bytes.includes(Buffer.from(name)) || bytes.includes(Buffer.from(name, 'latin1')),
    );
    expect(leaks.length, name).toBe(0);
  }
});

test('the same bytes twice count once and are named; other bytes of one identifier are both offered, with a warning', async ({
  signedIn: page,
}) => {
  await chooseOnNewCase(page, [
    slice(1, 10),
    slice(2, 20),
    slice(1, 10, 'copie-de-1'),
    slice(2, 30, 'autre-2'),
  ]);
  const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
  await expect(dialog.getByText('3 images', { exact: true })).toBeVisible();
  await expect(dialog.getByText('portent le même identifiant')).toBeVisible();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(3);
  await expect(page.locator('.skipped')).toContainText(
    /(?:Lefèvre|copie-de)-1 Ce fichier est le double exact d’un autre/,
  );
});

test('what is masked is black in what is stored', { tag: '@gate' }, async ({ signedIn: page }) => {
  const id = await chooseOnNewCase(page, [slice(1, 10)]);
  const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
  // The page must not claim that everything was looked at when a series was not.
  await expect(dialog.getByText('0 image sur 1 regardée dans les séries')).toBeVisible();
  await dialog.getByRole('button', { name: /Parcourir et masquer/ }).click();
  await expect(dialog.getByText('Toutes les images ont été regardées.')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Ajouter une zone' }).click();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(1);
  await isSaved(page);
  const grey = await page.evaluate(async (each) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const { body } = await (await fetch(`/api/cases/${each}`, { headers })).json();
    const image = new Image();
    image.src = `/images/${each}/${body.folders[0].images[0].file}`;
    await image.decode();
    const canvas = new OffscreenCanvas(32, 32);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const at = (x: number, y: number) => pen.getImageData(x, y, 1, 1).data[0];
    return [at(16, 12), at(16, 22)];
  }, id);
  expect(grey[0]).toBe(0);
  expect(grey[1]).toBeGreaterThan(100);
});

test('compressed files are decoded, broken ones refused by name', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  test.skip(!FOLDER, 'the real files are not here');
  const real = (file: string) => ({
    name: file.split('/').pop()!,
    mimeType: '',
    buffer: Buffer.from(readSample(file)),
  });
  await chooseOnNewCase(page, [
    real('pydicom/MR_small_jp2klossless.dcm'),
    real('pydicom/MR_small_jpeg_ls_lossless.dcm'),
    real('pydicom/MR_truncated.dcm'),
  ]);
  await attest(page);
  await expect(page.locator('.tile').first()).toBeVisible();
  await expect(page.locator('.skipped')).toContainText('MR_truncated.dcm');
});

test('the self-check says what a photograph would lose and keeps nothing', async ({ signedIn: page }) => {
  const { default: sharp } = await import('sharp');
  const photograph = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Artist: 'Jean Dupont', Model: 'X100' } })
    .jpeg()
    .toBuffer();
  await page.goto('/test-upload');
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir des fichiers' }).click();
  await (await chooser).setFiles([
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photograph },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('bonjour') },
  ]);
  const outcome = page.getByRole('region', { name: 'photo.jpg' });
  await expect(outcome).toContainText('appareil');
  await expect(outcome).toContainText('auteur');
  await expect(outcome).toContainText('Rien n’a été conservé');
  await expect(outcome.locator('canvas')).toBeVisible();
  await expect(page.getByText('2 fichiers vérifiés.')).toBeVisible();
  await expect(page.getByText('notes.txt')).toBeVisible();
});
