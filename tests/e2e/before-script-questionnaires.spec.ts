/** What is done with a questionnaire before the scripts are loaded either counts, or cannot be done yet. */
import { expect, holdScripts, test } from './fixtures.ts';
import { unfold } from './kept-reports.ts';
import { ownQuestionnaire } from './own-questionnaire.ts';
import { formIsAlive } from './reporting-pages.ts';

test('a side chosen before the script is the report’s; buttons that would do nothing cannot be pressed', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await ownQuestionnaire(page);
  const letIn = await holdScripts(page);
  await page.goto(`/use/${id}`, { waitUntil: 'commit' });
  const left = page.getByRole('radio', { name: 'Gauche', exact: true });
  await left.check();
  const normal = page.getByRole('button', { name: 'Tout normal' });
  const normalRight = page.getByRole('button', { name: 'Normal à droite' });
  await expect(normal).toBeDisabled();
  await expect(normalRight).toBeDisabled();
  letIn();
  await formIsAlive(page);
  await expect(left).toBeChecked();
  await page.getByRole('radio', { name: 'Traumatisme' }).check();
  await expect(page.getByRole('textbox', { name: 'Texte du compte rendu' })).toContainText(
    'Traumatisme du genou gauche.',
  );
  await expect(normal).toBeEnabled();
  await normalRight.click();
  await expect(page.getByRole('radio', { name: 'Droit', exact: true })).toBeChecked();
  // The next report has no side of its own yet.
  await unfold(page);
  await page.getByRole('button', { name: 'Nouveau compte rendu' }).click();
  for (const side of ['Droit', 'Gauche'])
    await expect(page.getByRole('radio', { name: side, exact: true })).not.toBeChecked();
});

test('the field for a file on « Nouveau questionnaire » comes once it can be used', async ({
  signedIn: page,
}) => {
  const letIn = await holdScripts(page);
  await page.goto('/create', { waitUntil: 'commit' });
  await page.getByLabel('Titre').fill('Genou');
  await page.getByRole('radio', { name: 'Un fichier FHIR, MRRT ou XLSForm' }).check();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  letIn();
  await expect(page.locator('input[type=file]')).toBeAttached();
  await expect(page.getByLabel('Titre')).toHaveValue('Genou');
});
