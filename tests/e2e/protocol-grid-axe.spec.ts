import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';
import { openProtocol } from './protocol-pages.ts';

const ROWS = ['DP FS sag', 'T1 sag', 'DP FS cor'].map((name) => ({ name, plane: 'Sagittal', tr: 2800 }));

for (const width of [360, 768, 1440]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 900 }, bypassCSP: true });

      test('axe finds nothing while rows are written', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        const id = await newProtocol(page, { acquisition: { sequences: ROWS } });
        await openProtocol(page, id, '#acquisition');
        await expectAccessible(page, 'rows');
        if (width === 360) {
          await page.getByRole('button', { name: /T1 sag/ }).click();
          await page.getByLabel('Temps d’écho (ms)').fill('court');
          await page.getByLabel('Temps d’inversion (ms)').focus();
          await expect(page.getByText('1\u00a0valeur est à corriger')).toBeVisible();
          await expectAccessible(page, 'an open card');
          return;
        }
        await page.locator('[data-row="0"][data-column="3"]').click();
        await page.locator('[data-row="1"][data-column="4"]').click({ modifiers: ['Shift'] });
        await expectAccessible(page, 'a range');
        await page.keyboard.type('court');
        await expectAccessible(page, 'a cell that is written');
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowUp');
        await expect(page.locator('.cell-problem')).toBeVisible();
        await expectAccessible(page, 'a value to mend');
        await page.locator('[data-row="2"][data-column="2"]').dblclick();
        await page.getByRole('combobox', { name: /Plan de coupe/ }).fill('');
        // The column's own words come before those of other protocols.
        await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Sagittal');
        await expectAccessible(page, 'words already used');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Clavier du tableau' }).click();
        await expectAccessible(page, 'keys');
      });
    });
  }
}
