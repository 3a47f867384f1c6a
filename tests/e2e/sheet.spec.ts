import { clockPasses, expect, open, test } from './fixtures.ts';
import {
  expectSaved,
  HISTORY_STEP,
  openEditor,
  openEmptied,
  ownCase,
  saveState,
  textOf,
  tool,
} from './sheet-pages.ts';

test('is written, formatted, illustrated, saved by itself and read again', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await page.keyboard.type('## Définition');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Une collection ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('biconvexe');
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' de sang.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- hyperdense');
  await page.keyboard.press('Enter');
  await page.keyboard.type('limitée par les sutures');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Insérer un tableau').click();
  for (const cell of ['Signe', 'Oui', 'Non', 'Fracture', 'fréquente', '—']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await tool(page, 'Supprimer la ligne').click();
  await tool(page, 'Insérer une image').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider').fill('3');
  await expect(dialog.getByText('Image 4 /')).toBeVisible();
  await dialog.getByLabel('Légende (facultative)').fill('La lentille');
  await dialog.getByLabel('Description pour qui ne voit pas l’image').fill('Croissant clair à gauche');
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  await expectSaved(page);

  await page.reload();
  await expect(textOf(page).getByRole('heading', { name: 'Définition' })).toBeVisible();
  await expect(textOf(page).locator('figcaption')).toHaveText('La lentille');
  await page.getByRole('link', { name: 'Voir la fiche' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Définition' })).toBeVisible();
  await expect(page.locator('.rich-text strong')).toHaveText('biconvexe');
  await expect(page.locator('.rich-text li')).toHaveText(['hyperdense', 'limitée par les sutures']);
  await expect(page.getByRole('columnheader')).toHaveText(['Signe', 'Oui', 'Non']);
  await expect(page.getByRole('cell')).toHaveText(['Fracture', 'fréquente', '—']);
  await expect(page.getByAltText('Croissant clair à gauche')).toBeVisible();
  await expect(page.getByText('Réponse', { exact: true })).toBeVisible();
});

test('leads to a slice of the viewer and to other sites, never to a script', async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await tool(page, 'Renvoi vers une image').click();
  await page.getByRole('dialog').getByRole('slider').fill('4');
  await page.getByLabel('Texte du lien').fill('coupe du milieu');
  await page.getByRole('dialog').getByRole('button', { name: 'Insérer' }).click();
  await page.keyboard.type(' puis ');
  await page.keyboard.press('Control+K');
  await page.getByLabel('Adresse').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText('n’est pas un lien possible')).toBeVisible();
  await page.getByLabel('Adresse').fill('exemple.fr/cours');
  await page.getByLabel('Texte du lien').fill('un cours');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expectSaved(page);
  await open(page, `/sheet/${id}`);
  await expect(page.getByRole('link', { name: 'un cours' })).toHaveAttribute(
    'href',
    'https://exemple.fr/cours',
  );
  await page.getByRole('link', { name: 'coupe du milieu' }).click();
  await expect(page).toHaveURL(new RegExp(`/radiology-viewer/${id}\\?serie=1&image=5$`));
});

test('undoes, redoes, and keeps of a paste only what a sheet can hold', async ({ signedIn: page }) => {
  const id = await ownCase(page);
  await openEmptied(page, id);
  await page.keyboard.type('avant');
  await clockPasses(page, HISTORY_STEP);
  await textOf(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<h1>Titre</h1><p>un <b>gras</b> <a href="javascript:alert(1)">piège</a> <a href="https://exemple.fr">site</a></p>
      <img src="/nowhere.png"><table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>`,
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(textOf(page).locator('td')).toHaveText(['a', '', 'b', 'c']);
  await expect(textOf(page).locator('a')).toHaveText(['site']);
  await expect(textOf(page).locator('img:not(.ProseMirror-separator)')).toHaveCount(0);
  await expect(textOf(page).locator('strong')).toHaveText('gras');
  await page.keyboard.press('Control+Z');
  await expect(textOf(page).locator('strong')).toHaveCount(0);
  await tool(page, 'Rétablir').click();
  await expect(textOf(page).locator('strong')).toHaveText('gras');
  await expectSaved(page);
});

test.describe('in two tabs', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('the second loses nothing, sees the first, and one chooses', { tag: '@gate' }, async ({
    signedIn: page,
    context,
  }) => {
    const id = await ownCase(page);
    await openEmptied(page, id);
    await expectSaved(page);
    const second = await context.newPage();
    await openEditor(second, id);
    await page.keyboard.type('Texte du premier onglet');
    await expectSaved(page);
    await expect(saveState(page)).toHaveClass(/ saved/);
    await second.keyboard.type('Texte du second onglet');
    await expect(saveState(second)).toHaveText('Modifié ailleurs');
    await second.getByRole('button', { name: 'Voir l’autre version' }).click();
    await expect(second.getByRole('region', { name: 'Autre version' })).toHaveText('Texte du premier onglet');
    await expect(textOf(second)).toHaveText('Texte du second onglet');
    await second.getByRole('button', { name: 'Garder la mienne' }).click();
    await expectSaved(second);

    await textOf(page).press('End');
    await page.keyboard.type(', suite');
    await expect(saveState(page)).toHaveText('Modifié ailleurs');
    await page.getByRole('button', { name: 'Prendre l’autre' }).click();
    await expect(textOf(page)).toHaveText('Texte du second onglet');
    await expectSaved(page);
    await textOf(page).press('Control+Z');
    await expect(textOf(page)).toHaveText('Texte du premier onglet, suite');
  });
});

test.describe('without network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load|ERR_FAILED/ });

  test('tells so, asks before leaving, and saves once it is back', async ({ signedIn: page, context }) => {
    const id = await ownCase(page);
    await openEmptied(page, id);
    await expectSaved(page);
    await context.setOffline(true);
    await page.keyboard.type('Écrit dans le train');
    await expect(saveState(page)).toHaveText('Hors ligne, nouvel essai…');
    const asked = page.waitForEvent('dialog');
    const leaving = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await leaving;
    await context.setOffline(false);
    await expectSaved(page);
  });
});

test('goes by keyboard: one stop for the tools, arrows inside, Escape back', async ({ signedIn: page }) => {
  await openEditor(page, await ownCase(page));
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Annuler')).toBeFocused();
  for (const name of ['Rétablir', 'Titre', 'Sous-titre', 'Gras']) {
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, name)).toBeFocused();
  }
  await page.keyboard.press('End');
  await expect(page.locator('[role=toolbar][aria-label="Mise en forme"] button').last()).toBeFocused();
  await expect(page.locator('[role=toolbar][aria-label="Mise en forme"] [tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toHaveAttribute('spellcheck', 'true');
  await expect(textOf(page)).toHaveAttribute('lang', 'fr');
});
