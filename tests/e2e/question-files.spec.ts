import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './axe.ts';
import { dropPaths, isSaved, ready } from './drop.ts';
import { expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';
import { dialog, exported, panel } from './question-exports.ts';

const GIFT = `::Signe::Quel signe ?{ =exact#Il suffit. ~faux ~autre ~encore }

Cochez.{ ~%50%un ~%50%deux ~%-50%trois ~quatre }

// [id:diag]
Diagnostic ?{ =diverticulite =%50%colite }

::Nombre::Diamètre en mm ?{#8:1}
`;

test('questions come of a GIFT text, are told before, undone, exported, and updated by the file that they went into', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await caseOf(page, [await picture({ width: 64, height: 48 })]);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  await expect(panel(page).getByRole('button', { name: 'Exporter les questions' })).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Importer des questions' }).press('Enter');
  await dialog(page)
    .getByLabel(/texte au format GIFT/)
    .fill(GIFT);
  await expect(dialog(page)).toContainText('3\u00a0questions ajoutées à la fin');
  await expect(dialog(page)).toContainText(
    'Une partie des points\u00a0: la réponse n’est pas acceptée\u00a0: colite',
  );
  await expect(dialog(page)).toContainText('Nombre\u00a0: question numérique');
  await expectAccessible(page, 'what an import will do');
  await dialog(page).getByRole('button', { name: 'Importer 3\u00a0questions' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel('Énoncé de la question 1')).toHaveValue('Quel signe ?');
  await expect(panel(page).getByRole('button', { name: 'Question 3, QROC Diagnostic' })).toBeVisible();
  await isSaved(page);

  const xml = await exported(page, 'XML de Moodle');
  expect(xml.name).toMatch(/^Questions .+\.xml$/);
  expect(xml.text).toContain('<idnumber>diag</idnumber>');
  const gift = await exported(page, 'GIFT');
  expect(gift.text).toContain('// [id:diag]');
  const anki = await exported(page, 'Anki (.apkg)');
  expect(anki.name).toMatch(/\.apkg$/);
  expect(anki.text).toMatch(/^PK/);

  await panel(page).getByRole('button', { name: 'Importer des questions' }).press('Enter');
  await dialog(page)
    .getByLabel('Fichier GIFT ou XML de Moodle')
    .setInputFiles({
      name: 'questions.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(xml.text.replaceAll('Diagnostic ?', 'Quel diagnostic ?')),
    });
  await expect(dialog(page)).toContainText('3\u00a0questions mises à jour');
  await dialog(page).getByRole('button', { name: 'Importer 3\u00a0questions' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Question 3, QROC Quel diagnostic' })).toBeVisible();
  await page.keyboard.press('Control+KeyZ');
  await expect(panel(page).getByRole('button', { name: 'Question 3, QROC Diagnostic' })).toBeVisible();
  await isSaved(page);
});

test('a file that is dropped and holds no question says so, and nothing can be imported of it', async ({
  signedIn: page,
}) => {
  const id = await caseOf(page, [await picture({ width: 64, height: 48 })]);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  await panel(page).getByRole('button', { name: 'Importer des questions' }).click();
  const path = join(await mkdtemp(join(tmpdir(), 'questions-')), 'vide.txt');
  await writeFile(path, '\n\n');
  await dropPaths(page, '.questions-source', [path]);
  await expect(dialog(page)).toContainText('Aucune question n’est reconnue');
  await expect(dialog(page).getByRole('button', { name: 'Importer', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Importer des questions' })).toBeFocused();
});
