import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { details, makeHotspot, openQuestionnaire, select } from './question-pages.ts';

for (const dark of [false, true])
  for (const width of [360, 1280])
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 800 }, bypassCSP: true });

      test('axe finds nothing in the fields', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await openQuestionnaire(page);
        for (const row of ['Ménisque médial', 'Longueur', 'Surface', 'Commentaire', 'Fissure', 'Stoller']) {
          await select(page, row);
          if (row === 'Stoller') await expect(page.locator('.sheet-text')).toBeVisible();
          await expectAccessible(page, row);
        }
        await makeHotspot(page);
        await details(page).getByRole('button', { name: 'Ajouter une zone' }).click();
        await expectAccessible(page, 'a picture with a zone');
      });
    });
