import { expect, test } from './fixtures.ts';
import { answer, choose, isKept, list, rows, unfold } from './kept-reports.ts';
import { openReport, ownQuestionnaire } from './own-questionnaire.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Parameters<typeof rows>[0]) => page.evaluate(() => navigator.clipboard.readText());

test('one key copies the report and begins the next one, at its first question', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await ownQuestionnaire(page);
  await openReport(page, id);
  await choose(page, 'Douleur');
  await isKept(page);
  const before = page.url();
  await page.keyboard.press('Control+Shift+Enter');
  // Open points are shown first, as before any copy.
  await page.getByRole('dialog').getByRole('button', { name: 'Copier quand même' }).click();
  await expect(page.getByText('Examen suivant.')).toBeVisible();
  expect(await clipboard(page)).toContain('Douleur');
  await expect(answer(page, 'Motif', 'Douleur')).not.toBeChecked();
  // The side is asked first.
  await expect(page.locator('[data-question="@side"]:focus-within')).toBeVisible();
  expect(page.url()).not.toBe(before);
  // A copied report is finished, and can still be found.
  await unfold(page);
  await expect(list(page)).toContainText('Comptes rendus en cours');
  await list(page).getByText('1\u00a0compte rendu copié').click();
  await rows(page).getByRole('link').click();
  await expect(answer(page, 'Motif', 'Douleur')).toBeChecked();
  await choose(page, 'Traumatisme');
  await expect(list(page).locator('> summary')).toContainText('(1)');
});

test('an empty report is neither copied nor left', async ({ signedIn: page }) => {
  const id = await ownQuestionnaire(page);
  await openReport(page, id);
  await page.getByRole('button', { name: 'Copier et suivant' }).click();
  await expect(page.getByText('Le compte rendu est encore vide')).toBeVisible();
});
