import { isSaved, newCase, ready } from './drop.ts';
import { bearerOf, expect, test } from './fixtures.ts';
import { expectSaved, openEditor, saveState, textOf } from './sheet-pages.ts';

/** The duties of the editors of one case to each other, and to their author. */

test('the sheet is written, then the title of the page before: both are kept', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await newCase(page);
  await page.getByLabel('Titre').fill('Avant la fiche');
  await isSaved(page);
  await page.getByRole('link', { name: 'Fiche récapitulative' }).click();
  await textOf(page).click();
  await page.keyboard.type('Écrite entre-temps.');
  await expectSaved(page);
  await page.goBack();
  await ready(page);
  await page.getByLabel('Titre').fill('Après la fiche');
  await isSaved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue('Après la fiche');
  await openEditor(page, id);
  await expect(textOf(page)).toHaveText('Écrite entre-temps.');
});

test('a sheet open beside its case never hinders it, nor the other way round', async ({ signedIn: page }) => {
  const id = await newCase(page);
  const other = await page.context().newPage();
  await openEditor(other, id);
  for (const round of [1, 2]) {
    await other.keyboard.type(`Texte ${round}. `);
    await page.getByLabel('Titre').fill(`Titre ${round}`);
    await expectSaved(other);
    await isSaved(page);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(other.locator('.conflict')).toHaveCount(0);
  await expect(textOf(other)).toHaveText('Texte 1. Texte 2.');
  await expect(page.getByLabel('Titre')).toHaveValue('Titre 2');
});

test.describe('a case that was deleted meanwhile', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is said not to be there any more; what is typed stays', async ({ signedIn: page }) => {
    const id = await newCase(page);
    const headers = await bearerOf(page);
    expect((await page.request.delete(`/api/cases/${id}`, { headers })).ok()).toBe(true);
    await page.getByLabel('Titre').fill('Écrit trop tard');
    await expect(saveState(page)).toHaveText(/^Non enregistré\u00a0: Cet élément n’existe pas/);
    await expect(page.getByLabel('Titre')).toHaveValue('Écrit trop tard');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

test('folders and fields are undone and redone, by keys and by buttons', async ({ signedIn: page }) => {
  await newCase(page);
  const names = page.getByLabel('Nom du dossier');
  const undo = page.getByRole('button', { name: 'Annuler la dernière modification' });
  const redo = page.getByRole('button', { name: 'Rétablir la modification annulée' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Nouveau dossier' }).click();
  await names.fill('TDM axial');
  await page.getByRole('radio', { name: '4 sur 5' }).check({ force: true });
  await page.keyboard.press('Control+z');
  await expect(page.locator('.difficulty .lit')).not.toHaveCount(4);
  await undo.click();
  await expect(names).toHaveValue('Série 1');
  await undo.click();
  await expect(names).toHaveCount(0);
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Shift+z');
  await expect(names).toHaveValue('Série 1');
  await redo.click();
  await expect(names).toHaveValue('TDM axial');
  await expect(page.locator('.case-editor > [role=status]')).toHaveText('Modification rétablie.');
  await isSaved(page);
  await page.reload();
  await expect(names).toHaveValue('TDM axial');

  // A text field's undoing is the editor's: the last change, whichever field it was in.
  await ready(page);
  await page.getByLabel('Réponse', { exact: true }).fill('Fracture');
  await page.getByLabel('Titre').fill('Poignet');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Titre')).not.toHaveValue('Poignet');
  await expect(page.getByLabel('Réponse', { exact: true })).toHaveValue('Fracture');
});
