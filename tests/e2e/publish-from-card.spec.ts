import { attest, ready } from './drop.ts';
import { expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

test('a case is published from its card with the same list as from its editor', async ({
  signedIn: page,
}) => {
  const id = await caseOf(page, [await picture({ width: 80, height: 60 })], { isAttested: false });
  await open(page, '/cases');
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('button', { name: 'Publier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier ce cas' });
  await expect(dialog.getByRole('listitem').locator('span')).toHaveText([
    'Des images n’ont pas encore été regardées et attestées.',
    'Les informations cliniques ne sont pas écrites.',
    'La réponse n’est pas écrite.',
    'Il ne porte aucune étiquette.',
  ]);
  await expect(dialog.getByRole('button', { name: /Publier/ })).toHaveCount(0);
  await dialog.getByRole('link', { name: /attestées/ }).click();
  await page.waitForURL(`**/cases?cas=${id}#images`);
  await ready(page);
  await page.getByRole('button', { name: 'Regarder et attester' }).click();
  await attest(page, 'Images à vérifier');
  await open(page, '/cases');
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('button', { name: 'Publier' }).click();
  await dialog.getByRole('button', { name: 'Publier quand même' }).click();
  await expect(page.locator('.card .status')).toHaveText('Public');
});
