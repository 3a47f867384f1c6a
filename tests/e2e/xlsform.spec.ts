import { writeFile } from 'node:fs/promises';
import { KNEE, packed, pasted, workbookParts } from '../unit/exchange/make-workbook.ts';
import { expectAccessible } from './axe.ts';
import { dropPaths } from './drop.ts';
import { expect, open, test } from './fixtures.ts';

test('an XLSForm is dropped or pasted, told before it is made, and opens', async ({
  signedIn: page,
}, info) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const file = info.outputPath('genou.xlsx');
  await writeFile(file, Buffer.from(await packed(workbookParts(KNEE)).arrayBuffer()));
  await open(page, '/create');
  await dropPaths(page, '.new-questionnaire', [file]);
  await expect(page.getByText('Lu : « IRM du genou en feuilles ».')).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('IRM du genou en feuilles');
  await expect(page.getByText('5 questions, 2 options, 1 condition, 1 calcul')).toBeVisible();
  await page.getByText('Question d’un type inconnu ici').click();
  await expect(page.getByText('Lieu de l’examen : geopoint')).toBeVisible();
  await page.getByText('Une aide devient une information').click();
  await expect(page.getByText('Comparer aux deux côtés').filter({ visible: true })).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page, 'an XLSForm that was read');

  const sheets = page.getByLabel('Ou feuilles d’un XLSForm, collées');
  await sheets.fill('Bonjour');
  await expect(page.getByText('Aucune feuille « survey » n’est reconnue')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce qui est compris' })).toHaveCount(0);
  await expectAccessible(page, 'sheets that are none');
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page).toHaveURL(/\/create$/);
  await sheets.fill(pasted(KNEE).replace('en feuilles', 'collée'));
  await expect(page.getByText('Lu : « IRM du genou collée ».')).toBeVisible();
  await expect(page.getByText('5 questions, 2 options, 1 condition, 1 calcul')).toBeVisible();
  expect(sent.join('')).not.toContain('Épanchement');

  await page.getByRole('button', { name: 'Créer' }).click();
  await page.waitForURL(/\/edit\//);
  await expect(page.getByText('Taille de la lésion').first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await open(page, `/use/${id}`);
  await page.locator('.reporting[data-live]').waitFor();
  await expect(page.getByText('Profondeur de l’épanchement')).toHaveCount(0);
  await page.getByText('Oui, présent', { exact: true }).click();
  await expect(page.getByText('Profondeur de l’épanchement').first()).toBeVisible();
});
