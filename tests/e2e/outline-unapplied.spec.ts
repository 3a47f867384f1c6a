import { expect, test } from './fixtures.ts';
import { ownQuestionnaire } from './own-questionnaire.ts';
import { openQuestionnaire } from './questionnaire-pages.ts';

test('a text that was not applied is there again after leaving, and said to be so', async ({
  signedIn: page,
}) => {
  const id = await ownQuestionnaire(page);
  await openQuestionnaire(page, id);
  await page.getByRole('button', { name: 'Texte', exact: true }).click();
  const field = page.getByLabel('Texte du questionnaire');
  await field.fill('== Examen\n? Rate\n  - Normale');
  await expect(page.getByRole('status').filter({ hasText: 'Texte non appliqué' })).toBeVisible();
  await openQuestionnaire(page, id);
  await page.getByRole('button', { name: 'Texte (non appliqué)' }).click();
  await expect(field).toHaveValue('== Examen\n? Rate\n  - Normale');
  await page.getByRole('button', { name: 'Revenir au plan' }).click();
  await openQuestionnaire(page, id);
  await expect(page.getByRole('button', { name: 'Texte', exact: true })).toBeVisible();
});
