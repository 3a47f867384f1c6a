import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';
import { choose, selectText, textOf, typeAt } from './report-pages.ts';

for (const width of [360, 1280])
  for (const dark of [false, true])
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 800 }, bypassCSP: true });

      test('axe finds nothing in any state of the report', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await openReport(page, await ownQuestionnaire(page));
        const half = (name: string) =>
          width < 900 ? page.getByRole('button', { name, exact: true }).click() : Promise.resolve();
        await choose(page, 'Côté', 'Gauche');
        await page.getByRole('button', { name: 'Tout normal' }).click();
        await half('Compte rendu');
        await expectAccessible(page, 'untouched');
        await textOf(page).click();
        await typeAt(page, 'Ménisque latéral', 'Mme Durand, à droite. ');
        await expect(page.getByText('ressemble à un nom')).toBeVisible();
        await selectText(page, 'Ménisque médial normal.');
        await page.keyboard.press('Delete');
        await page.getByText('1 phrase supprimée').click();
        await expectAccessible(page, 'warned, with a deleted sentence');
        await half('Questionnaire');
        await page.getByRole('link', { name: /Ménisques/ }).click();
        await choose(page, 'Ménisque médial', 'Absent');
        await half('Compte rendu');
        await expect(page.getByRole('region', { name: 'La réponse a changé' })).toBeVisible();
        await expectAccessible(page, 'both texts offered');
        await page.getByRole('button', { name: 'Copier', exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'important questions without an answer');
      });
    });
