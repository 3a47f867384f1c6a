import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expect, open, test } from './fixtures.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';

const section = (page: Page) => page.locator('#phrases');
const dialog = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) => expect(page.getByText('Phrase enregistrée.')).toBeVisible();

async function add(page: Page, code: string, text: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Ajouter une phrase' }).click();
  await dialog(page).getByLabel('Code').fill(code);
  await dialog(page).getByLabel('Phrase').fill(text);
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
}

test.describe('the account page', () => {
  // Taken codes and stale phrases are refused by the server.
  test.use({ expectedErrors: /status of 4(04|09|22)/ });

  test('keeps phrases: added, searched, changed, deleted', async ({ signedIn: page }) => {
    await open(page, '/account');
    await expect(section(page)).toContainText('Vous n’avez pas encore de phrase.');
    await add(page, 'nrm', 'Examen normal.');
    await saved(page);
    await add(page, 'NRM', 'Autre');
    await expect(dialog(page)).toContainText('Une autre de vos phrases a déjà ce code.');
    await dialog(page).getByLabel('Code').fill('épa');
    await dialog(page).getByLabel('Phrase').fill('Épanchement');
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(section(page).getByRole('listitem')).toHaveCount(2);
    await section(page).getByRole('searchbox').fill('EPANCH');
    await expect(section(page).getByRole('listitem')).toHaveText([/épa.*Épanchement/s]);
    await section(page).getByRole('searchbox').fill('');
    await section(page).getByRole('button', { name: 'Modifier la phrase «\u202fnrm\u202f»' }).click();
    await dialog(page).getByLabel('Phrase').fill('Examen sans anomalie.');
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(section(page)).toContainText('Examen sans anomalie.');
    await section(page).getByRole('button', { name: 'Supprimer la phrase «\u202fépa\u202f»' }).click();
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
    await expect(section(page).getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(section(page).getByRole('listitem')).toHaveText([/nrm.*Examen sans anomalie\./s]);
  });

  test('tells the second of two tabs that write one phrase, and loses neither text', async ({
    signedIn: page,
    context,
  }) => {
    await open(page, '/account');
    await add(page, 'nrm', 'Premier');
    await saved(page);
    const other = await context.newPage();
    await open(other, '/account');
    const edit = { name: 'Modifier la phrase «\u202fnrm\u202f»' };
    await section(page).getByRole('button', edit).click();
    await dialog(page).getByLabel('Phrase').fill('D’ici');
    await section(other).getByRole('button', edit).click();
    await dialog(other).getByLabel('Phrase').fill('De là');
    await dialog(other).getByRole('button', { name: 'Enregistrer' }).click();
    await saved(other);
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('De là');
    await expect(dialog(page).getByLabel('Phrase')).toHaveValue('D’ici');
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(section(page).getByRole('listitem')).toHaveText([/nrm.*D’ici/s]);

    await section(other).getByRole('button', edit).click();
    await dialog(other).getByLabel('Phrase').fill('Malgré tout');
    await section(page)
      .getByRole('button', { name: /^Supprimer la phrase/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
    await expect(section(page).getByRole('listitem')).toHaveCount(0);
    await dialog(other).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog(other).getByRole('alert')).toContainText('supprimée ailleurs');
    await dialog(other).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(section(other).getByRole('listitem')).toHaveText([/nrm.*Malgré tout/s]);
    await other.close();
  });

  test('takes phrases elsewhere as a file, and says what a file replaces', async ({
    signedIn: page,
  }, info) => {
    await open(page, '/account');
    await add(page, 'nrm', 'Examen\nnormal.');
    await saved(page);
    const downloading = page.waitForEvent('download');
    await section(page).getByRole('button', { name: 'Exporter' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('negatoscope-phrases.json');
    const path = info.outputPath('phrases.json');
    await download.saveAs(path);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
      phrases: [{ code: 'nrm', text: 'Examen\nnormal.' }],
    });
    const choose = section(page).locator('input[type=file]');
    await choose.setInputFiles({
      name: 'phrases.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('NRM;Autre\nép;Épanchement\nsans séparateur\n'),
    });
    await expect(dialog(page)).toContainText('2\u00a0phrases');
    await expect(dialog(page)).toContainText('sa phrase sera remplacée\u00a0: NRM');
    await expect(dialog(page)).toContainText('laissée de côté\u00a0: 3');
    await dialog(page).getByRole('button', { name: 'Importer' }).click();
    await expect(section(page).getByRole('listitem')).toHaveText([/ép.*Épanchement/s, /NRM.*Autre/s]);
    await choose.setInputFiles(path);
    await dialog(page).getByRole('button', { name: 'Importer' }).click();
    await expect(section(page)).toContainText('Examen\nnormal.');
    await choose.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('rien') });
    await expect(page.getByText('Ce fichier ne contient aucune phrase.')).toBeVisible();
  });
});

/** A page with a text of one line and another of several. */
const TEXTS = {
  pages: [
    {
      id: 'p1',
      name: 'Page',
      questions: [
        {
          id: 'q1',
          type: 'text' as const,
          text: 'Commentaire',
          section: 'findings' as const,
          multiline: true,
          sentence: '{valeur}',
        },
        { id: 'q2', type: 'text' as const, text: 'Suite', section: 'findings' as const },
      ],
    },
  ],
};

test.describe('without a connection', () => {
  // The phrases may be read as the line is cut: the browser says so, and those kept on the device stay.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('a code and Tab write the phrase in the form and in the report, also without a connection', async ({
    signedIn: page,
    context,
  }) => {
    await open(page, '/account');
    await add(page, 'nrm', 'Examen\nnormal.');
    await saved(page);
    await openReport(page, await ownQuestionnaire(page, TEXTS));
    await page.waitForFunction(() => localStorage.getItem('phrases')?.includes('nrm'));
    await context.setOffline(true);
    const [comment, rest] = ['Commentaire', 'Suite'].map((name) =>
      page.getByRole('textbox', { name, exact: true }),
    ) as [Locator, Locator];
    await comment.focus();
    await page.keyboard.type('Bref\u00a0: NRM');
    await page.keyboard.press('Tab');
    await expect(comment).toHaveValue('Bref\u00a0: Examen\nnormal.');
    await expect(comment).toBeFocused();
    await page.keyboard.type(' Fin');
    await expect(comment).toHaveValue('Bref\u00a0: Examen\nnormal. Fin');
    // Where there is no code, Tab leaves the field.
    await page.keyboard.press('Tab');
    await expect(comment).not.toBeFocused();
    await rest.focus();
    await page.keyboard.type('nrm');
    await page.keyboard.press('Tab');
    await expect(rest).toHaveValue('Examen normal.');
    await context.setOffline(false);
    const report = page.getByRole('textbox', { name: 'Texte du compte rendu' });
    await report.getByText('Bref').click();
    await expect(page.locator('.ProseMirror')).toHaveCount(1);
    await page.keyboard.press('End');
    await page.keyboard.type(' nrm');
    await page.keyboard.press('Tab');
    await expect(report).not.toContainText('nrm');
  });
});

test('the phrases kept for when there is no connection go with the session', async ({ signedIn: page }) => {
  await open(page, '/account');
  await add(page, 'nrm', 'Examen normal.');
  await saved(page);
  expect(await page.evaluate(() => localStorage.getItem('phrases'))).toContain('Examen normal.');
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.locator('#menu').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('phrases'))).toBeNull();
});
