import { expectAccessible } from './axe.ts';
import { alive, expect, open, test } from './fixtures.ts';
import {
  bar,
  caseCalled,
  film,
  labels,
  pixelIn,
  placeIn,
  question,
  toolChosen,
  validate,
} from './image-answers.ts';

test('a structure is pointed at and a length is taken beside the questions; their keys are shown there', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await caseCalled(page, 'nodule pulmonaire droit de 15,5');
  await open(page, `/radiology-viewer/${id}?questions=1&image=27`);
  await expect(film(page)).toContainText('27 / 61');
  const first = question(page, 1);
  await first.getByRole('button', { name: 'Désigner sur les images' }).click();
  await expect(bar(page)).toContainText('Placez le point');
  await toolChosen(page, 'Placer un point');
  await page.mouse.click(...(await placeIn(page, 0.5, 0.5)));
  await expect(first).toContainText('1 point placé sur 1');
  // Another press replaces the only point.
  await page.mouse.click(...(await placeIn(page, 0.6, 0.6)));
  await expect(labels(page)).toHaveText(['1']);
  await first.getByRole('button', { name: 'Retirer le point 1' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(first).not.toContainText('point placé');

  // By keyboard, beside the nodule.
  await first.getByRole('button', { name: 'Désigner sur les images' }).press('Enter');
  await expect(film(page)).toBeFocused();
  await toolChosen(page, 'Placer un point');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(first).toContainText('1 point placé sur 1');
  await bar(page).getByRole('button', { name: 'Terminer' }).press('Enter');
  await expect(first.getByRole('button', { name: 'Désigner sur les images' })).toBeFocused();
  await expect(page.getByText('Explication')).toHaveCount(0);
  await validate(page).click();
  await expect(first).toContainText('Non désignée');
  await expect(first).toContainText('0 / 1');
  await first.getByRole('button', { name: /^Voir «/ }).click();
  await expect(bar(page)).toContainText('Le nodule de la liste LUNA16');
  await bar(page).getByRole('button', { name: 'Masquer' }).click();

  const second = question(page, 2);
  await second.getByRole('button', { name: 'Mesurer sur les images' }).click();
  await expect(bar(page)).toContainText('Tracez la longueur');
  await toolChosen(page, 'Longueur');
  await page.mouse.move(...(await placeIn(page, 0.4, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await placeIn(page, 0.5, 0.5)), { steps: 4 });
  await page.mouse.up();
  const value = second.getByRole('textbox');
  await expect(value).toHaveValue(/^\d+(,\d)?$/);
  // The question takes the value shown on the image.
  const said = await value.inputValue();
  await expect(labels(page)).toHaveText([new RegExp(`^${said}(,0)?\\u00a0mm`)]);
  await bar(page).getByRole('button', { name: 'Terminer' }).click();
  await value.fill('2 cm');
  await expect(second.getByRole('alert')).toHaveText('Écrivez un nombre en mm.');
  await value.fill('15,5 mm');
  await expect(second.getByRole('alert')).toHaveCount(0);
  await validate(page).click();
  await expect(second).toContainText('de 13,5 à 17,5\u00a0mm');
  await expect(page.getByText('1 sur 2\u00a0points')).toBeVisible();
  await expectAccessible(page, 'answers on the images');
});

test('a point on the structure counts, on a slice beside it, too; what was measured before comes back', async ({
  signedIn: page,
}) => {
  const id = await caseCalled(page, 'nodule pulmonaire droit de 15,5');
  await open(page, `/radiology-viewer/${id}?questions=1&image=28`);
  await alive(page);
  await expect(film(page)).toContainText('28 / 61');
  await film(page).focus();
  await page.keyboard.press('u');
  await page.mouse.move(...(await placeIn(page, 0.3, 0.3)));
  await page.mouse.down();
  await page.mouse.move(...(await placeIn(page, 0.6, 0.3)), { steps: 4 });
  await page.mouse.up();
  await expect(labels(page)).toHaveText([/mm/]);
  const own = await labels(page).textContent();
  const first = question(page, 1);
  await first.getByRole('button', { name: 'Désigner sur les images' }).click();
  await toolChosen(page, 'Placer un point');
  await expect(labels(page)).toHaveCount(0);
  await page.mouse.click(...(await pixelIn(page, id, 164, 123)));
  await expect(first).toContainText('1 point placé sur 1');
  await bar(page).getByRole('button', { name: 'Terminer' }).click();
  await expect(labels(page)).toHaveText([own!]);
  // It survives a reload, as every answer of an open step does.
  await page.reload();
  await expect(first).toContainText('1 point placé sur 1');
  await validate(page).click();
  await expect(first).toContainText('1 / 1');
  await expect(first.getByText('Désignée', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('the questions leave the images while one points at them', async ({ signedIn: page }) => {
    const id = await caseCalled(page, 'nodule pulmonaire droit de 15,5');
    await open(page, `/radiology-viewer/${id}?questions=1&image=27`);
    await question(page, 1).getByRole('button', { name: 'Désigner sur les images' }).tap();
    await expect(question(page, 1)).toBeHidden();
    await toolChosen(page, 'Placer un point');
    await page.touchscreen.tap(...(await placeIn(page, 0.5, 0.5)));
    await expect(labels(page)).toHaveText(['1']);
    await bar(page).getByRole('button', { name: 'Terminer' }).tap();
    await expect(question(page, 1)).toContainText('1 point placé sur 1');
    await expectAccessible(page, 'a pointed answer on a phone');
  });
});

test.describe('without the images beside them', () => {
  test('a zone leads to the viewer, and a measure can be typed', async ({ signedIn: page }) => {
    const id = await caseCalled(page, 'nodule pulmonaire droit de 15,5');
    await open(page, `/questions/${id}`);
    const way = question(page, 1).getByRole('link', { name: 'Répondre dans la visionneuse' });
    await expect(way).toHaveAttribute('href', `/radiology-viewer/${id}?questions=1`);
    await validate(page).click();
    await validate(page).click();
    await question(page, 2).getByRole('textbox').fill('16');
    await validate(page).click();
    await expect(page.getByText('1 sur 2\u00a0points')).toBeVisible();
  });
});
