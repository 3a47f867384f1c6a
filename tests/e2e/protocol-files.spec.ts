import { readFile } from 'node:fs/promises';
import { expect, open, test } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';
import { editorOf } from './protocol-pages.ts';

const PREPARED = { preparation: { coil: 'Genou 16 canaux' } };
const SEQUENCES = { acquisition: { sequences: [{ name: 'T1 sag', tr: 500, bValues: [0, 800] }] } };

test('a protocol goes out as a file and comes back as another', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page, { ...PREPARED, ...SEQUENCES }, 'IRM du genou');
  const csv = await page.request.get(`/protocols/export/${id}.csv`);
  expect(await csv.text()).toContain('T1 sag;;;500;');
  const download = page.waitForEvent('download');
  await page.goto(`/protocols/export/${id}.json`).catch(() => undefined);
  const file = await download;
  expect(file.suggestedFilename()).toBe('IRM du genou.json');
  const buffer = await readFile(await file.path());

  await open(page, '/protocols/create');
  await page.getByLabel('Un fichier').check();
  const field = page.getByLabel('Fichier JSON');
  await field.setInputFiles({
    name: 'lettre.json',
    mimeType: 'application/json',
    buffer: Buffer.from('Bonjour'),
  });
  await expect(page.getByText('Ce fichier n’est pas lisible')).toBeVisible();
  await field.setInputFiles({ name: 'genou.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('IRM, Membre inférieur')).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('IRM du genou');
  await page.getByLabel('Titre').fill('IRM du genou, copie');
  await page.getByRole('button', { name: 'Créer' }).click();
  await page.waitForURL(/\/protocols\/edit\//);
  await expect(editorOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByLabel('Titre')).toHaveValue('IRM du genou, copie');
  await expect(page.getByLabel('Antenne')).toHaveValue('Genou 16 canaux');
});

test('what a protocol starts from can be chosen before the script is there', async ({ signedIn: page }) => {
  const { promise: chosen, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/protocols/create', { waitUntil: 'commit' });
  await page.getByLabel('Un fichier').check();
  go();
  await expect(page.getByLabel('Fichier JSON')).toBeVisible();
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /status of 4\d\d/ });

  test('is told in words, and leaves nothing behind', async ({ signedIn: page }) => {
    const body = { imagingType: 'IRM', region: 'Sein', acquisition: { sequences: [{ name: 'T1', tr: -5 }] } };
    const file = { format: 'negatoscope-protocol', version: 1, title: 'Impossible', tags: [], body };
    await open(page, '/protocols/create');
    await page.getByLabel('Un fichier').check();
    const buffer = Buffer.from(JSON.stringify(file));
    await page
      .getByLabel('Fichier JSON')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Créer' }).click();
    await expect(page.locator('.banner.error')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Créer' })).toHaveAttribute('aria-disabled', 'false');
    await open(page, '/protocols/personal');
    await expect(page.getByText('Impossible')).toHaveCount(0);
  });
});
