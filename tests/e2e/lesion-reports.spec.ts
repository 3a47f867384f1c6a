import type { Page } from 'playwright/test';
import { sampleLesions } from '../run/sample-lesions.ts';
import { anotherPerson } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { isSaved, ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { question, validate } from './image-answers.ts';
import { caseOf, picture } from './own-images.ts';

/** A public case that asks for the report of two lesions. */
async function publicCase(page: Page): Promise<string> {
  const id = await caseOf(page, [await picture({ width: 200, height: 120 })]);
  const headers = await bearerOf(page);
  const revision = async () =>
    (await (await page.request.get(`/api/cases/${id}`, { headers })).json()).revision as number;
  const steps = [{ id: 's1', text: '', questions: [sampleLesions] }];
  const saved = await page.request.put(`/api/cases/${id}/parts/questions`, {
    headers: { ...headers, 'If-Match': `"${await revision()}"` },
    data: { questions: { explained: 'step', steps } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const data = { visibility: 'public', revision: await revision() };
  const answer = await page.request.patch(`/api/cases/${id}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

test('lesions are filled in one by one on a phone, in another order, and marked beside those of the key', async ({
  signedIn: page,
  browser,
}) => {
  const id = await publicCase(page);
  const other = await anotherPerson(browser);
  await open(other.page, `/questions/${id}`);
  const asked = question(other.page, 1);
  await asked.getByRole('radio', { name: 'Oui', exact: true }).check();
  const lesion = (at: number) => asked.locator('.instance').nth(at);
  await lesion(0).getByRole('radio', { name: 'Segment 6' }).check();
  await lesion(0).getByRole('spinbutton', { name: 'Taille' }).fill('32');
  await asked.getByRole('button', { name: /^Ajouter/ }).click();
  await lesion(1).getByRole('radio', { name: 'Segment 2' }).check();
  await lesion(1).getByRole('spinbutton', { name: 'Taille' }).fill('90');
  await asked.getByRole('button', { name: /^Ajouter/ }).click();
  await lesion(2).getByRole('spinbutton', { name: 'Taille' }).fill('3');
  await asked.getByRole('radio', { name: 'Biopsie' }).check();
  await other.page.reload();
  await expect(lesion(2).getByRole('spinbutton', { name: 'Taille' })).toHaveValue('3');
  await expectAccessible(other.page, 'lesions to fill in');
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await validate(other.page).click();
  const line = (name: string) => asked.getByRole('listitem').filter({ hasText: name });
  await expect(line('Nodule 1 › Siège')).toContainText('Juste');
  await expect(line('Nodule 1 › Taille')).toContainText('90\u00a0mm');
  await expect(line('Nodule 1 › Signes')).toContainText('Manqué');
  await expect(line('Nodule 2 › Taille')).toContainText('Juste, dans la marge · poids 3');
  await expect(line('Nodule 3 › Taille')).toContainText('Ajouté');
  // (1 + 1 + 0 + 0 + 1 + 3 + 1) / (1 + (1 + 3 + 1) + (1 + 3) + 3 + 1).
  await expect(asked).toContainText('0,5 / 1');
  await expectAccessible(other.page, 'lesions beside those of the key');
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await other.close();
});

test('the key of a report has lesions that are added and taken away in the editor', async ({
  signedIn: page,
}) => {
  const id = await publicCase(page);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  const panel = page.locator('#questions');
  await panel.getByRole('button', { name: /^Question 1, / }).click();
  const key = panel.getByRole('group', { name: 'Compte rendu attendu de la question 1' });
  const lesions = key.locator('.instance');
  await expect(lesions).toHaveCount(2);
  await expect(panel.getByText('12\u00a0mm ; 31,25\u00a0mm')).toBeVisible();
  await key.getByRole('button', { name: /^Ajouter/ }).click();
  await expect(lesions).toHaveCount(3);
  await lesions.nth(2).getByRole('spinbutton', { name: 'Taille' }).fill('8');
  await expect(panel.getByText('12\u00a0mm ; 31,25\u00a0mm ; 8\u00a0mm')).toBeVisible();
  await lesions
    .nth(0)
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await expect(panel.getByText('31,25\u00a0mm ; 8\u00a0mm')).toBeVisible();
  await page
    .locator('.editor-bar')
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(panel.getByText('12\u00a0mm ; 31,25\u00a0mm ; 8\u00a0mm')).toBeVisible();
  await isSaved(page);
});
