import type { Page } from 'playwright/test';
import { expect, open, test } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { formIsAlive } from './reporting-pages.ts';

const findings = { section: 'findings' } as const;
const BODY = {
  pages: [
    {
      id: 'p1',
      name: 'Nodule',
      questions: [
        {
          ...findings,
          id: 'c',
          text: 'Composition',
          type: 'single',
          options: [
            { id: 'c0', text: 'Kystique', points: 0 },
            { id: 'c2', text: 'Solide', points: 2 },
          ],
        },
        {
          ...findings,
          id: 'f',
          text: 'Foyers',
          type: 'multiple',
          options: [
            { id: 'f0', text: 'Aucun', points: 0, exclusive: true },
            { id: 'f3', text: 'Ponctuations', points: 3, condition: '{c2}' },
          ],
        },
        {
          ...findings,
          id: 'n',
          text: 'Taille',
          type: 'number',
          unit: 'mm',
          min: 0,
          max: 100,
          condition: '{c2}',
          sentence: 'Taille {valeur}.',
        },
        {
          ...findings,
          id: 's',
          text: 'Score',
          type: 'formula',
          expression: 'points({c}; {f})',
          sentence: 'Score {valeur}.',
        },
        {
          ...findings,
          id: 'k',
          text: 'Catégorie',
          type: 'formula',
          expression: 'si({s} >= 4; "TR4"; "TR1")',
          sentence: 'Classé {valeur}.',
          sentenceCondition: '{n} > 5',
        },
      ],
    },
  ],
};

const choice = (page: Page, name: string) => page.locator('.answer-form .choice').filter({ hasText: name });

test('scores add up, conditions show and hide, and nothing is written without its terms', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await makeQuestionnaire(page, { title: 'Nodule', body: BODY });
  await open(page, `/use/${id}`);
  await formIsAlive(page);
  const report = page.locator('.report-pane');
  await expect(choice(page, 'Ponctuations')).toHaveCount(0);
  await expect(page.locator('#q-n')).toHaveCount(0);
  await expect(page.locator('#a-s')).toContainText('Il manque');
  await choice(page, 'Solide').click();
  await expect(page.locator('#q-n')).toContainText('Si Composition = Solide');
  await choice(page, 'Ponctuations').click();
  await expect(page.locator('#a-s')).toHaveText('5');
  await expect(page.locator('#q-s')).toContainText('Composition\u00a0: Solide (2\u00a0points)');
  await expect(report).toContainText('Score 5.');
  await expect(page.locator('#a-k')).toHaveText('TR4');
  await expect(report).not.toContainText('Classé');
  await page.locator('#a-n').fill('12');
  await expect(report).toContainText('Classé TR4.');
  // Another answer removes what depended on it, from the form and from the report.
  await choice(page, 'Kystique').click();
  await expect(page.locator('#q-n')).toHaveCount(0);
  await expect(report).not.toContainText('Taille');
  await expect(report).not.toContainText('Classé');
  await expect(page.locator('#a-s')).toContainText('Il manque');
});

test('a condition is composed without knowing how it is written, and read where the questionnaire is', async ({
  signedIn: page,
}) => {
  const id = await makeQuestionnaire(page, { title: 'Nodule', body: BODY });
  await open(page, `/edit/${id}`);
  const details = page.locator('.node-details');
  await page.locator('.tree-row').filter({ hasText: 'Score' }).click();
  await details.getByRole('button', { name: 'N’afficher que si…' }).click();
  const condition = details.getByLabel('Afficher seulement si');
  await expect(condition).toBeVisible();
  const picker = details.getByRole('group', { name: 'Composer une condition' }).first();
  await picker.getByLabel('Question').selectOption({ label: 'Composition' });
  await picker.getByLabel('Réponse').selectOption({ label: 'Solide' });
  await picker.getByRole('button', { name: 'Insérer' }).click();
  await expect(condition).toHaveValue('Composition = Solide');
  await picker.getByLabel('Question').selectOption({ label: 'Taille' });
  await picker.getByLabel('Comparaison').selectOption('≥');
  await picker.getByLabel('Valeur').fill('10');
  await picker.getByRole('button', { name: 'Insérer' }).click();
  await expect(condition).toHaveValue('Composition = Solide et Taille ≥ 10');
  // It would depend on itself.
  await condition.fill('Score > 1');
  await expect(details.getByRole('alert')).toContainText('dépend d’elle-même');
  await condition.fill('Composition = Solide et Taille ≥ 10');
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await open(page, `/use/${id}?mode=consulter`);
  await expect(page.getByText('Si Composition = Solide et Taille ≥ 10\u00a0:')).toBeVisible();
  await expect(page.getByText('si Taille > 5')).toBeVisible();
});
