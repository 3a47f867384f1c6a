import { expectAccessible } from './axe.ts';
import { isSaved, ready } from './drop.ts';
import { ownCopy } from './finding-pages.ts';
import { expect, open, test } from './fixtures.ts';
import { bar, question, validate } from './image-answers.ts';

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

  // Its author tries what a reader gets, but for the images.
  await panel.getByRole('button', { name: 'Essayer' }).click();
  await expect(panel.getByText('ici, laissez-les vides')).toBeVisible();
  await expect(panel.getByRole('group', { name: /^Question 1 / })).toContainText('se répond sur les images');
  await expect(panel.getByRole('group', { name: /^Question 2 / })).toBeVisible();

  await open(page, `/radiology-viewer/${id}?questions=1`);
  await question(page, 2).getByRole('textbox').fill('12');
  await validate(page).click();
  await validate(page).click();
  await expect(question(page, 1)).toContainText('Nodule spiculé');
  await expect(question(page, 2)).toContainText('1 / 1');
  await question(page, 2).getByRole('button', { name: 'Le même, de face' }).click();
  await expect(bar(page)).toContainText('L’opacité se voit déjà');
});
