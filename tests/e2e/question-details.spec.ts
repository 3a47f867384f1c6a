import { expect, test } from './fixtures.ts';
import { details, isStored, openQuestionnaire, select, storedBody, undoButton } from './question-pages.ts';

const questionOf = async (page: Parameters<typeof storedBody>[0], id: string, at: number) =>
  (await storedBody(page, id)).pages[0]!.questions[at] as Record<string, unknown>;

test('every field of a question is there for its type, and is stored', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await openQuestionnaire(page);
  const fields = details(page);
  await select(page, 'Longueur');
  await fields.getByLabel('Texte de la question').fill('Longueur totale');
  await fields.getByLabel('Unité').fill('cm');
  await fields.getByLabel('Décimales').fill('1');
  await fields.getByLabel('Minimum').fill('1,5');
  await fields.getByLabel('Réponse par défaut', { exact: true }).fill('2,5');
  await fields.getByLabel('Rubrique du compte rendu').selectOption({ label: 'Indication' });
  await fields.getByLabel('Phrase du compte rendu').fill('Longueur : .');
  await fields.getByLabel('Phrase du compte rendu').press('ArrowLeft');
  await fields.getByRole('button', { name: 'Insérer {valeur}' }).click();
  await expect(fields.getByLabel('Phrase du compte rendu')).toBeFocused();
  await fields.getByLabel(/Reprendre en conclusion/).check();
  await fields.getByLabel(/^Importante/).check();
  await fields.getByLabel(/^Masquée/).check();
  await isStored(page);
  expect(await questionOf(page, id, 1)).toMatchObject({
    text: 'Longueur totale',
    unit: 'cm',
    decimals: 1,
    min: 1.5,
    max: 50,
    defaultAnswer: 2.5,
    section: 'indication',
    sentence: 'Longueur : {valeur}.',
    inConclusion: true,
    important: true,
    hidden: true,
  });
  await select(page, 'Commentaire');
  await fields.getByLabel('Plusieurs lignes').check();
  await fields.getByLabel('Réponse par défaut', { exact: true }).fill('Rien à signaler');
  await select(page, 'Siège');
  await fields.getByRole('group', { name: 'Réponse par défaut' }).getByLabel('Corps').check();
  await select(page, 'Fissure');
  await fields.getByLabel('Phrase du compte rendu').fill('');
  await fields.getByRole('button', { name: 'Insérer {option}' }).click();
  await isStored(page);
  expect(await questionOf(page, id, 4)).toMatchObject({ multiline: true, defaultAnswer: 'Rien à signaler' });
  const [, fissure] = (await storedBody(page, id)).pages[0]!.questions[0]!.options!;
  expect(fissure).toMatchObject({ sentence: '{option}', questions: [{ defaultAnswer: ['o4'] }] });
});

test('what cannot be stored is told at its field, and what was stored stays', async ({ signedIn: page }) => {
  const id = await openQuestionnaire(page);
  const fields = details(page);
  await select(page, 'Longueur');
  await fields.getByLabel('Minimum').fill('60');
  await expect(fields.getByRole('alert')).toContainText('Le minimum ne peut dépasser le maximum (50)');
  await fields.getByLabel('Minimum').fill('dix');
  await expect(fields.getByRole('alert')).toContainText('Écrivez un nombre');
  await fields.getByLabel('Réponse par défaut', { exact: true }).fill('51');
  await expect(fields.getByText('La réponse par défaut doit être entre')).toBeVisible();
  await fields.getByLabel('Unité').fill('cm');
  await isStored(page);
  expect(await questionOf(page, id, 1)).toMatchObject({ min: 0, max: 50, unit: 'cm' });
  expect(await questionOf(page, id, 1)).not.toHaveProperty('defaultAnswer');
});

test('a formula is typed by names, with its faults and a value to try', async ({ signedIn: page }) => {
  const id = await openQuestionnaire(page);
  const fields = details(page);
  await select(page, 'Surface');
  const formula = fields.getByLabel('Calcul', { exact: true });
  await expect(formula).toHaveValue('Longueur × Largeur');
  await expect(fields.getByText('= 250 mm²')).toBeVisible();
  await formula.fill('longueur x largueur');
  await expect(fields.getByRole('alert')).toContainText('« largueur » n’est le nom d’aucune question');
  await formula.fill('');
  await fields.getByRole('button', { name: 'Insérer Longueur' }).click();
  await fields.getByRole('button', { name: 'Insérer ÷' }).click();
  await fields.getByRole('button', { name: 'Insérer Largeur' }).click();
  await expect(formula).toHaveValue('Longueur ÷ Largeur');
  const trial = fields.getByRole('group', { name: 'Essai' });
  await trial.getByLabel('Longueur').fill('9');
  await trial.getByLabel('Largeur').fill('4');
  await expect(trial.getByRole('status')).toHaveText('= 2,25 mm²');
  await trial.getByLabel('Largeur').fill('0');
  await expect(trial.getByRole('status')).toContainText('Division par zéro');
  await isStored(page);
  expect(await questionOf(page, id, 3)).toMatchObject({ expression: '{q3} / {q4}' });
});

test('another type keeps what fits; what it takes along is named first', async ({ signedIn: page }) => {
  const id = await openQuestionnaire(page);
  const fields = details(page);
  await select(page, 'Ménisque médial');
  const type = fields.getByLabel('Type de réponse');
  await type.selectOption({ label: 'Choix multiple' });
  await isStored(page);
  expect(await questionOf(page, id, 0)).toMatchObject({ type: 'multiple', defaultAnswer: ['o1'] });
  await type.selectOption({ label: 'Texte libre' });
  const asked = page.getByRole('dialog', { name: 'Cette modification en entraîne d’autres' });
  await expect(asked).toContainText('« Fissure » perd 1 sous-question');
  await asked.getByRole('button', { name: 'Annuler' }).click();
  await expect(type).toHaveValue('multiple');
  await type.selectOption({ label: 'Texte libre' });
  await asked.getByRole('button', { name: 'Modifier quand même' }).click();
  await isStored(page);
  expect(await questionOf(page, id, 0)).not.toHaveProperty('options');
  await undoButton(page).click();
  await expect(type).toHaveValue('multiple');
});

test('deleting what a default or a formula needs says so, and does so once it is agreed to', async ({
  signedIn: page,
}) => {
  const id = await openQuestionnaire(page);
  const asked = page.getByRole('dialog', { name: 'Cette modification en entraîne d’autres' });
  await select(page, 'Normal');
  await page.keyboard.press('Delete');
  await expect(asked).toContainText('« Ménisque médial » perd sa réponse par défaut');
  await asked.getByRole('button', { name: 'Modifier quand même' }).click();
  await expect(asked).toHaveCount(0);
  await select(page, 'Longueur');
  await page.keyboard.press('Delete');
  await expect(asked).toContainText('« Surface » perd sa formule, qui utilise « Longueur »');
  await asked.getByRole('button', { name: 'Modifier quand même' }).click();
  await isStored(page);
  const { questions } = (await storedBody(page, id)).pages[0]!;
  expect(questions[0]).not.toHaveProperty('defaultAnswer');
  expect(questions.find(({ id: each }) => each === 'q5')).toMatchObject({ expression: '' });
});

test('a fiche is attached, written with the sheet’s editor, undone and stored', async ({
  signedIn: page,
}) => {
  const id = await openQuestionnaire(page);
  const fields = details(page);
  await select(page, 'Fissure');
  await fields.getByLabel('Fiche').selectOption({ label: 'Stoller' });
  await fields.getByRole('button', { name: 'Ouvrir la fiche' }).click();
  await expect(fields.getByText('Ouverte par « Fissure ».')).toBeVisible();
  const text = fields.getByRole('textbox', { name: 'Texte de la fiche' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Grade 3');
  await expect(fields.getByRole('button', { name: 'Renvoi vers une image' })).toHaveCount(0);
  await isStored(page);
  const [fiche] = (await storedBody(page, id)).fiches;
  expect(fiche?.content).toEqual([{ type: 'paragraph', text: [{ text: 'Grades. Grade 3' }] }]);
  await undoButton(page).click();
  await expect(text).toHaveText('Grades.');
  await select(page, 'Corps');
  await fields.getByRole('button', { name: 'Écrire une nouvelle fiche' }).click();
  await expect(fields.getByLabel('Titre de la fiche')).toHaveValue('Corps');
});

test('several nodes at once have their common fields', async ({ signedIn: page }) => {
  const id = await openQuestionnaire(page);
  const fields = details(page);
  await select(page, 'Longueur');
  await page.keyboard.down('Shift');
  await select(page, 'Surface');
  await page.keyboard.up('Shift');
  await expect(fields.getByText('3 lignes choisies')).toBeVisible();
  await fields.getByLabel(/^Importante/).check();
  await fields.getByLabel('Rubrique du compte rendu').selectOption({ label: 'Technique' });
  await isStored(page);
  const { questions } = (await storedBody(page, id)).pages[0]!;
  for (const at of [1, 2, 3]) expect(questions[at]).toMatchObject({ important: true, section: 'technique' });
  expect(questions[4]).not.toHaveProperty('important');
});
