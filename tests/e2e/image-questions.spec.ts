import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { isSaved, ready } from './drop.ts';
import { ownCopy } from './finding-pages.ts';
import { alive, bearerOf, expect, open, test } from './fixtures.ts';

/** The id of a demo case, by the words of its title. */
async function caseCalled(page: Page, words: string): Promise<string> {
  const answer = await page.request.get(`/api/cases/public?q=${encodeURIComponent(words)}`, {
    headers: await bearerOf(page),
  });
  const { cases } = (await answer.json()) as { cases: { _id: string }[] };
  return cases[0]!._id;
}

const question = (page: Page, position: number) =>
  page.getByRole('group', { name: new RegExp(`^Question ${position} `) });
const validate = (page: Page) => page.getByRole('button', { name: /^Valider/ });
const bar = (page: Page) => page.getByRole('region', { name: 'Réponse sur les images' });
const film = (page: Page) => page.locator('.panel-view.active');
const labels = (page: Page) => film(page).locator('.measures text');

/** Where in the panel a share of its width and height is. */
async function placeIn(page: Page, across: number, down: number): Promise<[number, number]> {
  const { x, y, width, height } = (await film(page).boundingBox())!;
  return [x + width * across, y + height * down];
}

/** The place in the panel of a pixel of the first folder's images, as they open: whole, in the panel's middle. */
async function pixelIn(page: Page, id: string, x: number, y: number): Promise<[number, number]> {
  const answer = await page.request.get(`/api/cases/${id}/viewer`, { headers: await bearerOf(page) });
  const { shown } = (await answer.json()) as { shown: { folders: { width: number; height: number }[] } };
  const { width, height } = shown.folders[0]!;
  const panel = (await film(page).boundingBox())!;
  const scale = Math.min(panel.width / width, panel.height / height);
  return [
    panel.x + panel.width / 2 + (x - width / 2) * scale,
    panel.y + panel.height / 2 + (y - height / 2) * scale,
  ];
}

test('a structure is pointed at and a length is taken beside the questions; their keys are shown there', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await caseCalled(page, 'nodule pulmonaire droit de 15,5');
  await open(page, `/radiology-viewer/${id}?questions=1&image=27`);
  await expect(film(page)).toContainText('27 / 61');
  const first = question(page, 1);
  await first.getByRole('button', { name: 'Désigner sur les images' }).click();
  await expect(bar(page)).toContainText('Placez le point');
  await page.mouse.click(...(await placeIn(page, 0.5, 0.5)));
  await expect(first).toContainText('1 point placé sur 1');
  // Another press takes the place of the only point.
  await page.mouse.click(...(await placeIn(page, 0.6, 0.6)));
  await expect(labels(page)).toHaveText(['1']);
  await first.getByRole('button', { name: 'Retirer le point 1' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(first).not.toContainText('point placé');

  // By keyboard, beside the nodule.
  await first.getByRole('button', { name: 'Désigner sur les images' }).press('Enter');
  await expect(film(page)).toBeFocused();
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
  await page.mouse.move(...(await placeIn(page, 0.4, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await placeIn(page, 0.5, 0.5)), { steps: 4 });
  await page.mouse.up();
  const value = second.getByRole('textbox');
  await expect(value).toHaveValue(/^\d+(,\d)?$/);
  // What the question takes is what the image says.
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
  await expect(bar(page)).toBeVisible();
  await expect(labels(page)).toHaveCount(0);
  await page.mouse.click(...(await pixelIn(page, id, 164, 123)));
  await expect(first).toContainText('1 point placé sur 1');
  await bar(page).getByRole('button', { name: 'Terminer' }).click();
  await expect(labels(page)).toHaveText([own!]);
  // It outlives a reload, as every answer of an open step does.
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
    const way = question(page, 1).getByRole('link', { name: 'Répondre dans le visualiseur' });
    await expect(way).toHaveAttribute('href', `/radiology-viewer/${id}?questions=1`);
    await validate(page).click();
    await validate(page).click();
    await question(page, 2).getByRole('textbox').fill('16');
    await validate(page).click();
    await expect(page.getByText('1 sur 2\u00a0points')).toBeVisible();
  });
});

test('a finding becomes a zone question in one press, a measure has its bounds, and both are asked', async ({
  signedIn: page,
}) => {
  const id = await ownCopy(page);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  await page
    .getByRole('button', { name: 'Faire de «\u202fNodule spiculé\u202f» une question de zone' })
    .click();
  const panel = page.locator('#questions');
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: /Question 1, .*Sans énoncé.*à compléter/ }).click();
  await page.getByLabel('Énoncé de la question 1').fill('Désignez l’anomalie.');
  await expect(page.getByLabel('Structure 1 de la question 1', { exact: true })).toHaveValue('c1');
  await panel.getByRole('button', { name: 'Ajouter une structure' }).click();
  await expect(page.getByLabel('Structure 2 de la question 1', { exact: true })).toHaveValue('c2');
  await panel.getByRole('button', { name: 'Retirer la structure 2' }).click();
  await page.getByLabel(/^Coupes voisines.*structure 1 de la question 1/).selectOption('5');
  await panel.getByRole('button', { name: /^Explication de la question 1/ }).click();
  await panel.getByText('Phrases de la fiche').click();
  await panel.getByRole('button', { name: /^Nodule solide spiculé/ }).click();
  await expect(page.getByLabel('Explication de la question 1', { exact: true })).toHaveValue(
    /^Nodule solide spiculé/,
  );
  await page.getByLabel('Énoncé de la question 1').press('Control+Enter');
  await page.getByLabel('Format de la question 2').selectOption('measure');
  await page.getByLabel('Énoncé de la question 2').fill('Mesurez son grand axe.');
  await page.getByLabel('Juste à partir de').fill('30');
  await page.getByLabel('et jusqu’à').fill('20');
  await expect(panel.getByText('La première borne dépasse la seconde.')).toBeVisible();
  await page.getByLabel('Juste à partir de').fill('10');
  await expect(panel.getByText('Les 2\u00a0questions peuvent être posées.')).toBeVisible();
  await panel.getByText('À montrer sur les images').click();
  await panel.getByRole('checkbox', { name: 'Le même, de face' }).check();
  await isSaved(page);
  await expectAccessible(page, 'the editor of questions that are answered on the images');

  await open(page, `/radiology-viewer/${id}?questions=1`);
  await question(page, 2).getByRole('textbox').fill('12');
  await validate(page).click();
  await validate(page).click();
  await expect(question(page, 1)).toContainText('Nodule spiculé');
  await expect(question(page, 2)).toContainText('1 / 1');
  await question(page, 2).getByRole('button', { name: 'Le même, de face' }).click();
  await expect(bar(page)).toContainText('L’opacité se voit déjà');
});
