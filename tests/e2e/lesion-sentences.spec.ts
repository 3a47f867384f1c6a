import { liver } from '../unit/repeats/liver.ts';
import { expectAccessible } from './axe.ts';
import { expect, open, test } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { bodyOf, isSaved } from './questionnaire-pages.ts';

/** Answers in a lesion's sentence are not reported as missing; the sentence is written beside the others. */

test.use({ viewport: { width: 1440, height: 900 } });

test('a lesion’s sentence is written among the others, by the names of its questions', async ({
  signedIn: page,
}) => {
  const id = await makeQuestionnaire(page, { title: 'Foie', body: liver });
  await open(page, `/cr/${id}`);
  const each = page.getByRole('textbox', { name: 'Phrase de chacun : Nodule' });
  await expect(each).toHaveValue('Nodule {numéro}, segment {Segment} : {Taille}.');
  await each.focus();
  const report = page.getByRole('complementary', { name: 'Compte rendu' });
  await expect(report.getByText('Nodule 1, segment VI : 10\u00a0mm.')).toBeVisible();
  await each.fill('Nodule {numéro} : {Grosseur}');
  await expect(
    page.getByText('«\u202fGrosseur\u202f» n’est le nom d’aucune de ces questions.'),
  ).toBeVisible();
  await expectAccessible(page, 'a lesion’s sentence');
  await each.fill('Nodule {numéro} : {Taille}, ');
  await page.getByRole('button', { name: '{Segment}' }).click();
  await expect(each).toHaveValue('Nodule {numéro} : {Taille}, {Segment}');
  // Enter goes on to the next sentence.
  await each.press('Enter');
  await expect(page.getByLabel('Segment : VI', { exact: true })).toBeFocused();
  await isSaved(page);
  await expect
    .poll(async () => JSON.stringify(await bodyOf(page, id)))
    .toContain('"sentence":"Nodule {numéro} : {#size}, {#segment}"');
});

test('what a lesion’s sentence says does not lack one, in the plan either', async ({ signedIn: page }) => {
  const id = await makeQuestionnaire(page, { title: 'Foie', body: liver });
  await open(page, `/edit/${id}`);
  const row = (name: RegExp) => page.getByRole('treeitem', { name });
  // The calculation « Gros » is in no sentence; « Taille » and « Segment » are.
  await expect(row(/^Calcul Gros/)).toHaveAccessibleName(/sans phrase/);
  for (const said of [/^Réponse VII/, /^Numérique Taille/])
    await expect(row(said)).not.toHaveAccessibleName(/sans phrase/);
});
