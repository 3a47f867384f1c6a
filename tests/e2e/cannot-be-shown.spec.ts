import { isSaved, newCase } from './drop.ts';
import { bearerOf, expect, test } from './fixtures.ts';
import { picture } from './own-images.ts';

test('an image that cannot be shown is named and taken out, and the others are attested', async ({
  signedIn: page,
}) => {
  const id = await newCase(page);
  const whole = {
    name: 'entière.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture({ width: 480, height: 360 }),
  };
  // Its beginning is a photograph's; the rest was lost.
  const broken = { ...whole, name: 'abîmée.jpg', buffer: whole.buffer.subarray(0, 30) };
  await page.locator('.drop-zone input[type=file]').first().setInputFiles([broken, whole]);
  const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
  await expect(dialog.getByRole('alert')).toContainText(/«\sabîmée.jpg\s» n’a pas pu être affichée/);
  const word = dialog.getByRole('checkbox', { name: /J’atteste/ });
  const left = dialog.locator('.review-left');
  await left.getByRole('button', { name: /^Regarder/ }).click();
  await expect(left).toContainText(/«\sabîmée.jpg\s» n’a pas pu être affichée\s: retirez-la/);
  await expect(word).toBeDisabled();
  await left.getByRole('button', { name: 'Retirer de l’envoi' }).click();
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleName(/1\sphotographie/);
  // On the film it is reported, too, and can be undone.
  await dialog.getByRole('slider').fill('0');
  await expect(dialog.getByRole('alert')).toContainText('elle ne part pas');
  await dialog.getByRole('button', { name: 'La reprendre' }).click();
  await expect(word).toBeDisabled();
  await dialog.locator('.film-failure').getByRole('button', { name: 'Retirer de l’envoi' }).click();
  await word.check();
  await dialog.getByRole('button', { name: 'Envoyer 1 image' }).click();
  await expect(page.locator('.tile')).toHaveCount(1);
  await isSaved(page);
  const { body } = await (
    await page.request.get(`/api/cases/${id}`, { headers: await bearerOf(page) })
  ).json();
  expect(body.folders[0].images).toHaveLength(1);
});
