import { expectAccessible } from './axe.ts';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { textOf } from './sheet-pages.ts';

test.use({ bypassCSP: true });

test('several exams in review, the cases they became and the sheet beside the images are accessible', async ({
  signedIn: page,
}) => {
  await chooseOnNewCase(page, [slice(1, 10, 'a1', '11'), slice(1, 30, 'b1', '12')]);
  await expect(page.getByRole('radio', { name: /^Un cas par examen/ })).toBeChecked();
  await expectAccessible(page, 'the review of two exams');
  await attest(page);
  await expect(page.getByRole('link', { name: 'TDM, examen 2 sur 2' })).toBeVisible();
  await expect(page.locator('.tile')).toHaveCount(1);
  await expectAccessible(page, 'the cases that exams became');
  await page.getByRole('button', { name: 'Écrire la fiche ici' }).click();
  await expect(textOf(page)).toBeVisible();
  await expectAccessible(page, 'the sheet beside the images');
});
