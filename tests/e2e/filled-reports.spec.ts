import type { Page } from 'playwright/test';
import { sampleReport } from '../run/sample-report.ts';
import { anotherPerson } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { isSaved, ready } from './drop.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { question, validate } from './image-answers.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { caseOf, picture } from './own-images.ts';

const TITLE = 'Scanner d’un nodule, formulaire d’essai';

const ownCase = async (page: Page) => caseOf(page, [await picture({ width: 200, height: 120 })]);

async function publish(page: Page, id: string): Promise<void> {
  const headers = await bearerOf(page);
  const { revision } = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const data = { visibility: 'public', revision };
  const answer = await page.request.patch(`/api/cases/${id}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A case of the person's own that asks for the sample report. */
async function caseWithReport(page: Page): Promise<string> {
  const id = await ownCase(page);
  const headers = await bearerOf(page);
  const { revision } = await (await page.request.get(`/api/cases/${id}`, { headers })).json();
  const steps = [{ id: 's1', text: '', questions: [sampleReport] }];
  const saved = await page.request.put(`/api/cases/${id}/parts/questions`, {
    headers: { ...headers, 'If-Match': `"${revision}"` },
    data: { questions: { explained: 'step', steps } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return id;
}

/** A field of a form, by what it asks. */
const field = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('an author makes a report of a questionnaire, somebody fills it in on a phone, and sees it field by field', {
  tag: '@gate',
}, async ({ signedIn: page, browser }) => {
  await makeQuestionnaire(page, { title: TITLE, body: sampleReport.form! });
  const id = await ownCase(page);
  await open(page, `/cases?cas=${id}`);
  await ready(page);
  await page.getByRole('button', { name: 'Ajouter des questions' }).click();
  await page.getByLabel('Format de la question 1').selectOption('report');
  await page.getByLabel('Énoncé de la question 1').fill('Rédigez le compte rendu.');
  const panel = page.locator('#questions');
  await expect(panel.getByText('Choisissez le questionnaire à remplir.')).toBeVisible();
  await page
    .getByRole('searchbox', { name: 'Chercher le questionnaire de la question 1' })
    .fill('nodule essai');
  await panel.getByRole('button', { name: TITLE }).click();
  await expect(panel.getByText('Le compte rendu attendu est vide')).toBeVisible();
  const key = panel.getByRole('group', { name: 'Compte rendu attendu de la question 1' });
  await key.getByRole('radio', { name: 'Présente', exact: true }).check();
  await key.getByRole('spinbutton', { name: 'Taille' }).fill('12');
  await key.getByRole('checkbox', { name: 'Spicules' }).check();
  await panel.getByRole('checkbox', { name: 'Champ «\u202fLésion\u202f» indispensable, question 1' }).check();
  await panel.getByLabel(/^Poids du champ «.*Taille/).selectOption('4');
  await panel.getByLabel('Marge ± (mm)').fill('1,5');
  await expect(panel.getByText('La question peut être posée.')).toBeVisible();
  // An undo also takes the change back in the form.
  await key.getByRole('checkbox', { name: 'Excavation' }).check();
  await page
    .locator('.editor-bar')
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(key.getByRole('checkbox', { name: 'Excavation' })).not.toBeChecked();
  await expect(key.getByRole('checkbox', { name: 'Spicules' })).toBeChecked();
  await isSaved(page);
  await expectAccessible(page, 'the editor of a report');
  await publish(page, id);

  const other = await anotherPerson(browser);
  await open(other.page, `/questions/${id}`);
  const asked = question(other.page, 1);
  await asked.getByRole('radio', { name: 'Présente', exact: true }).check();
  const size = asked.getByRole('spinbutton', { name: 'Taille' });
  await size.fill('900');
  await expect(other.page.locator('.step-end').getByRole('alert')).toContainText('Taille');
  await size.fill('13,5');
  await asked.getByRole('checkbox', { name: 'Spicules' }).check();
  await asked.getByRole('checkbox', { name: 'Calcifications' }).check();
  await asked.getByLabel('Contrôle').fill('2031-07-19');
  await other.page.reload();
  await expect(asked.getByRole('checkbox', { name: 'Calcifications' })).toBeChecked();
  await expect(size).toHaveValue('13,5');
  await expectAccessible(other.page, 'a report to fill in');
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await validate(other.page).click();
  const line = (name: string) => asked.getByRole('listitem').filter({ hasText: name });
  await expect(line('Lésion').first()).toContainText('(indispensable)');
  await expect(line('Taille')).toContainText('Juste, dans la marge · poids 4');
  await expect(line('Taille')).toContainText('13,5\u00a0mm');
  await expect(line('Taille')).toContainText('12\u00a0mm');
  await expect(line('Signes')).toContainText('En partie juste');
  await expect(line('Contrôle')).toContainText('Ajouté');
  // (1 + 4 + 1/2) / (1 + 4 + 1 + 1).
  await expect(asked).toContainText('0,786 / 1');
  await expectAccessible(other.page, 'a report beside its key');
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await other.close();
});

test('a report is filled in beside the images, by keyboard alone', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await caseWithReport(page);
  await open(page, `/radiology-viewer/${id}?questions=1`);
  const lesion = field(page, 'Lésion');
  await lesion.getByRole('radio').first().focus();
  await page.keyboard.press('1');
  await expect(lesion.getByRole('radio', { name: 'Présente' })).toBeChecked();
  // Its own questions come next.
  const size = page.getByRole('spinbutton', { name: 'Taille' });
  await expect(size).toBeFocused();
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Signes').getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('4');
  await expect(field(page, 'Signes').getByRole('checkbox', { name: 'Aucun' })).toBeChecked();
  await page.keyboard.press('Enter');
  const next = page.getByRole('textbox', { name: 'Suite' });
  await expect(next).toBeFocused();
  await page.keyboard.type('TEPSCAN');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Contrôle')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(validate(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const first = question(page, 1);
  const line = (name: string) => first.getByRole('listitem').filter({ hasText: name });
  await expect(line('Suite')).toContainText('Juste');
  await expect(line('Signes')).toContainText('Autre réponse');
  await expect(line('Contrôle')).toContainText('Manqué');
  // (1 + 0 + 0 + 1 + 0) / (1 + 7 + 1 + 1 + 1).
  await expect(first).toContainText('0,182 / 1');
  await expectAccessible(page, 'a report beside the images');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a report is said to need it', { tag: '@gate' }, async ({ browser, page, person }) => {
    const author = await anotherPerson(browser);
    const id = await caseWithReport(author.page);
    await publish(author.page, id);
    await author.close();
    await page.request.post('/api/auth/login', { data: person });
    await page.goto(`/questions/${id}`);
    await expect(
      page.getByText('Cette question se répond dans un formulaire qui demande JavaScript'),
    ).toBeVisible();
  });
});
