import type { Page } from 'playwright/test';
import { expect, open, test } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';
import { choice, newQuestionnaire, openQuestionnaire } from './questionnaire-pages.ts';

/** The tags that a field proposes, which it asks for once somebody is in it. */
async function proposedIn(page: Page): Promise<string[]> {
  const field = page.getByLabel('Ajouter une étiquette');
  await expect(page.locator('datalist[id$="-known"]')).toHaveCount(0);
  await field.focus();
  const options = page.locator('datalist[id$="-known"] option');
  await expect(options).not.toHaveCount(0);
  expect(await field.getAttribute('list')).toBe(
    await page.locator('datalist[id$="-known"]').getAttribute('id'),
  );
  return options.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
}

test('tags that others carry are proposed wherever something is tagged', async ({ signedIn: page }) => {
  await open(page, '/create');
  await expect(page.getByRole('button', { name: 'Créer', exact: false }).last()).toBeEnabled();
  expect(await proposedIn(page)).toContain('IRM');

  const id = await newQuestionnaire(page, choice('q', 'Ménisque'));
  await openQuestionnaire(page, id);
  await page.locator('.questionnaire-item summary').click();
  expect(await proposedIn(page)).toContain('TDM');

  await open(page, '/questionnaires');
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.locator('.dropdown:popover-open').getByRole('button', { name: 'Étiquettes' }).click();
  expect(await proposedIn(page)).toContain('TDM');

  await page.goto(`/protocols/edit/${await newProtocol(page)}`);
  await expect(page.locator('astro-island[client="load"][ssr]')).toHaveCount(0);
  // Tags that it already has are not suggested.
  expect(await proposedIn(page)).not.toContain('IRM');
});
