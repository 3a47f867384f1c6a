import { expectAccessible } from './axe.ts';
import { expect, open, test } from './fixtures.ts';
import { choice, newQuestionnaire, openQuestionnaire, rowOf, treeOf } from './questionnaire-pages.ts';

for (const width of [360, 768, 1440]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 900 }, bypassCSP: true });

      test('axe finds nothing while a questionnaire is written', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await open(page, '/create');
        await expectAccessible(page, 'start');
        await page.getByLabel('Une copie d’un de mes questionnaires').check();
        await expect(page.getByText('Vous n’avez pas encore de questionnaire à copier.')).toBeVisible();
        await expectAccessible(page, 'copy');
        const id = await newQuestionnaire(
          page,
          choice('q', 'Ménisque', ['Normal', 'Fissure']),
          choice('r', ''),
        );
        await openQuestionnaire(page, id);
        await expectAccessible(page, 'editor');
        if (width < 701) await page.getByRole('button', { name: 'Plan', exact: true }).click();
        await rowOf(page, 'Fissure').click();
        await rowOf(page, 'Normal').click({ modifiers: ['Shift'] });
        await expectAccessible(page, 'several rows');
        await rowOf(page, 'Ménisque').dblclick();
        await expectAccessible(page, 'a row that is written');
        await page.keyboard.press('Escape');
        await expect(treeOf(page)).toBeFocused();
        await page.getByRole('button', { name: 'Clavier du plan' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'keys');
        await page.keyboard.press('Escape');
        for (const pane of ['Détails', 'Vérifier', 'Essais', 'Aperçu']) {
          const button = page.locator('.pane-switch').getByRole('button', { name: pane });
          if ((await button.count()) === 0) continue;
          await button.click();
          await expectAccessible(page, pane);
        }
      });
    });
  }
}
