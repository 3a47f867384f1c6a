import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { everyType, openForm } from './reporting-pages.ts';

for (const width of [360, 1280]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, {
      tag: width === 360 && !dark ? '@gate' : [],
    }, () => {
      test.use({ viewport: { width, height: 800 }, bypassCSP: true });

      test('axe finds nothing while a questionnaire is answered', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await openForm(
          page,
          await makeQuestionnaire(page, { title: 'Toutes les questions', body: await everyType(page) }),
        );
        await expectAccessible(page, 'nothing answered');
        await page.getByRole('spinbutton', { name: /^Longueur/ }).fill('400');
        await expect(page.getByText(/Hors des bornes/)).toBeVisible();
        await expectAccessible(page, 'a number out of bounds');
        await page.keyboard.press('Escape');
        await page.keyboard.press('>');
        await page.keyboard.press('1');
        await page.getByRole('radio', { name: 'Présent' }).check();
        await expect(page.getByRole('radio', { name: 'Grande' })).toBeVisible();
        await expectAccessible(page, 'zones and sub-questions');
        await page.keyboard.press('/');
        await page.keyboard.type('comp');
        await expect(page.getByRole('option')).toHaveCount(2);
        await expectAccessible(page, 'what was found');
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'the help');
      });
    });
  }
}
