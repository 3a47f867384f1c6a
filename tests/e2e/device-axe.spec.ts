import { expectAccessible } from './axe.ts';
import { alive, expect, open, test } from './fixtures.ts';
import { choose, isKept, list, unfold } from './kept-reports.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';

for (const width of [360, 1280]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 800 }, bypassCSP: true });

      test('axe finds nothing in what is kept on the device, and where signing out asks', async ({
        signedIn: page,
      }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await openReport(page, await ownQuestionnaire(page));
        await choose(page, 'Douleur');
        await isKept(page);
        await unfold(page);
        await expect(list(page)).toContainText('Ouvert ici');
        await expectAccessible(page, 'reports of a questionnaire');
        await page.goto('/');
        await alive(page);
        await unfold(page);
        await expect(list(page).getByRole('link')).toBeVisible();
        await expectAccessible(page, 'all reports');
        await list(page)
          .getByRole('button', { name: /^Effacer/ })
          .click();
        await expectAccessible(page, 'erasing asks');
        await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
        await page.getByRole('button', { name: /^Menu de/ }).click();
        await page.locator('#menu').getByRole('button', { name: 'Se déconnecter' }).click();
        await expect(page.getByRole('dialog', { name: 'Se déconnecter de cet appareil' })).toBeVisible();
        await expectAccessible(page, 'signing out asks');
      });

      test('axe finds nothing in phrases and in a fiche beside the form', async ({
        signedIn: page,
        request,
      }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await open(page, '/account');
        const phrases = page.locator('#phrases');
        await phrases.getByRole('button', { name: 'Ajouter une phrase' }).click();
        await page.getByRole('dialog').getByLabel('Code').fill('nrm');
        await page.getByRole('dialog').getByLabel('Phrase').fill('Examen normal.');
        await expectAccessible(page, 'a phrase is written');
        await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
        await expect(phrases.getByRole('listitem')).toHaveCount(1);
        await expectAccessible(page, 'phrases');
        const found = await request.get('/api/questionnaires/public?q=goutallier');
        await openReport(page, (await found.json()).questionnaires[0]._id);
        for (const tab of await page.locator('.answer-tabs a').all()) {
          if ((await page.locator('.fiche-open').count()) > 0) break;
          await tab.click();
        }
        await page.locator('.fiche-open').first().click();
        await expect(page.locator('.fiche-panel [data-fiche]')).toBeVisible();
        await expectAccessible(page, 'a fiche is open');
      });
    });
  }
}
