import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { details, isStored, openQuestionnaire, select, storedBody, undoButton } from './question-pages.ts';

const RADLEX = 'http://radlex.org';

test('codes are written, proposed, undone, and read on the page; nothing asks for them', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const id = await openQuestionnaire(page);
  const fields = details(page);
  const questions = async () =>
    (await storedBody(page, id)).pages[0]!.questions as { codes?: object[]; unitCode?: object }[];
  await select(page, 'Commentaire');
  await fields.getByText('Codes', { exact: true }).click();
  await fields.getByRole('button', { name: 'Ajouter un code' }).click();
  await expect(fields.getByText('Ce code n’est pas encore gardé.')).toBeVisible();
  await fields.getByLabel('Code', { exact: true }).fill('a  b');
  await expect(fields.getByRole('alert')).toContainText('Sans espace');
  await fields.getByLabel('Code', { exact: true }).fill('RID13166');
  await fields.getByLabel('Libellé (facultatif)').fill('Clinical information');
  await expect(fields.getByText('Codes (1)')).toBeVisible();
  await expectAccessible(page, 'codes of a question');
  await fields.getByLabel('Texte de la question').fill('Embolie pulmonaire');
  await fields.getByRole('button', { name: 'Ajouter Radiology Gamuts 22548 – pulmonary embolism' }).click();
  await isStored(page);
  expect((await questions())[4]?.codes).toEqual([
    { system: RADLEX, code: 'RID13166', display: 'Clinical information' },
    { system: 'https://gamuts.net', code: '22548', display: 'pulmonary embolism' },
  ]);
  await undoButton(page).click();
  await expect(fields.getByText('Codes (1)')).toBeVisible();
  await fields.getByRole('button', { name: 'Retirer le code RID13166' }).click();
  await expect(fields.getByText('Codes', { exact: true })).toBeVisible();
  await fields.getByRole('button', { name: 'Ajouter un code' }).click();
  await fields.getByLabel('Terminologie', { exact: true }).selectOption({ label: 'Autre (adresse)' });
  await fields.getByLabel('Adresse de la terminologie').fill('urn:oid:1.2.3');
  await fields.getByLabel('Code', { exact: true }).fill('x');
  await isStored(page);
  expect((await questions())[4]?.codes).toEqual([{ system: 'urn:oid:1.2.3', code: 'x' }]);

  await select(page, 'Longueur');
  await fields.getByText('Codes', { exact: true }).click();
  await expect(fields.getByText('Compris de lui-même : UCUM mm.')).toBeVisible();
  await fields.getByRole('group', { name: 'Code de l’unité' }).getByRole('button').click();
  await fields.getByLabel('Code', { exact: true }).fill('cm');
  await isStored(page);
  expect((await questions())[1]?.unitCode).toEqual({ system: 'http://unitsofmeasure.org', code: 'cm' });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/use/${id}?mode=consulter`);
  await page.getByText('Codes (1)').first().click();
  await expect(page.getByText('UCUM cm')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto(`/use/${id}`);
  await expect(page.getByText('Embolie pulmonaire').first()).toBeVisible();
  await expect(page.getByText('Codes')).toHaveCount(0);
});
