import { expect, test } from './fixtures.ts';
import { caseCalled, question, validate } from './image-answers.ts';
import { openSession, startSessionOf } from './practice-pages.ts';

test('in a session a dossier is answered in place of a hypothesis, and its points propose the grade', async ({
  signedIn: page,
}) => {
  const id = await caseCalled(page, 'nodule pulmonaire droit de 15,5');
  await openSession(page, await startSessionOf(page, id));
  await page.getByRole('link', { name: 'Questions' }).click();
  await validate(page).click();
  await validate(page).click();
  await question(page, 2).getByRole('textbox').fill('16');
  await validate(page).click();
  const revisit = page.getByRole('group', { name: 'Revoir ce cas à l’entraînement' });
  await expect(revisit).toContainText('Proposé d’après votre résultat\u00a0: Difficile.');
  await revisit.getByRole('button', { name: 'Correct' }).click();
  await expect(page.locator('.revisit-graded')).toContainText('Noté\u00a0: Correct.');
  // It is the session's own grade: the attempt above the bar has it, too.
  await expect(page.locator('.attempt-graded')).toContainText('Noté\u00a0: Correct.');
});
