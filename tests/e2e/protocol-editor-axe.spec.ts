import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';
import { openProtocol } from './protocol-pages.ts';

for (const width of [360, 768, 1440]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 900 }, bypassCSP: true });

      test('axe finds nothing while a protocol is started and written', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await page.goto('/protocols/create');
        await expectAccessible(page, 'start');
        await page.getByLabel('Un protocole').check();
        await expect(page.getByLabel('Chercher un protocole')).toBeVisible();
        await expectAccessible(page, 'search');
        const id = await newProtocol(page, {
          indications: ['Gonalgie', 'Blocage'],
          acquisition: { sequences: [{ name: 'T2 sag', tr: 4000 }] },
        });
        await openProtocol(page, id);
        await expectAccessible(page, 'editor');
        await page.getByLabel('Dose (mL/kg)').fill('beaucoup');
        await page.getByLabel('Version').fill('x'.repeat(31));
        await expect(page.getByText(/«\sVersion\s» dépasse 30\scaractères/).first()).toBeVisible();
        await expectAccessible(page, 'refused values');
        await page.getByLabel('Type d’imagerie').selectOption('Scanner');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'another type');
      });
    });
  }
}
