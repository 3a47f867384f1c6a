import type { Page } from 'playwright/test';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { bearerOf, expect } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';

/** The author's sentences about a fracture; about contrast; about the second page, whose calculation reads the first. */
export const skull = (
  fracture = 'Fracture de la voûte.',
  contrast = 'Avec injection',
): QuestionnaireBody => ({
  pages: [
    {
      id: 'exam',
      name: 'Examen',
      questions: [
        {
          id: 'contrast',
          type: 'single',
          text: 'Technique',
          section: 'technique',
          options: [
            { id: 'without', text: 'Sans injection', sentence: 'Sans injection.', points: 0 },
            { id: 'with', text: contrast, sentence: 'Avec injection.', points: 1 },
          ],
        },
        {
          id: 'bone',
          type: 'single',
          text: 'Voûte',
          section: 'findings',
          options: [{ id: 'broken', text: 'Fracture', sentence: fracture, inConclusion: true }],
        },
        {
          id: 'brain',
          type: 'single',
          text: 'Cerveau',
          section: 'findings',
          options: [
            { id: 'bleeding', text: 'Hématome', sentence: 'Hématome extradural.', inConclusion: true },
          ],
        },
      ],
    },
    {
      id: 'more',
      name: 'Compléments',
      questions: [
        {
          id: 'word',
          type: 'text',
          text: 'Précision',
          section: 'findings',
          sentence: '{valeur}',
          important: true,
        },
        {
          id: 'score',
          type: 'formula',
          text: 'Score',
          section: 'findings',
          expression: 'points({contrast})',
        },
      ],
    },
  ],
});

/** A questionnaire of the person's own. */
export const makeSkull = (page: Page) => makeQuestionnaire(page, { title: 'Crâne', body: skull() });

/** The author's next version. */
export async function saveNext(page: Page, id: string, body: QuestionnaireBody): Promise<void> {
  const headers = { ...(await bearerOf(page)), 'If-Match': '"2"' };
  const saved = await page.request.put(`/api/questionnaires/${id}/parts/body`, { headers, data: body });
  expect(saved.status(), await saved.text()).toBe(200);
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mes préférences' });
export const line = (page: Page) => page.locator('.preferences-line');
export const report = (page: Page) => page.locator('.report-text');
export const kept = (page: Page) => expect(dialog(page).locator('[data-keeping=kept]')).toBeVisible();

/** Presses something by keyboard alone. */
export async function press(page: Page, role: 'button' | 'checkbox', name: string | RegExp): Promise<void> {
  const target = dialog(page).getByRole(role, { name });
  await target.focus();
  await page.keyboard.press('Space');
}

export async function unfold(page: Page, part: string): Promise<void> {
  const summary = dialog(page).locator('summary', { hasText: part });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(summary.locator('..')).toHaveAttribute('open');
}

/** Answers three questions, opens the preferences by their key, and wants four things otherwise. */
export async function prefer(page: Page): Promise<void> {
  for (const name of ['Avec injection', 'Fracture', 'Hématome'])
    await page.getByRole('radio', { name }).check();
  await page.keyboard.press(',');
  await expect(dialog(page)).toBeVisible();
  await unfold(page, 'Mes réponses d’avance');
  // How the exam is made is ticked; its findings are not.
  await press(page, 'button', 'Garder 1\u00a0réponse');
  await unfold(page, 'Pages masquées');
  await press(page, 'checkbox', 'Masquer «\u202fCompléments\u202f»');
  await expect(dialog(page)).toContainText('1\u00a0question importante de cette page ne sera plus rappelée.');
  await unfold(page, 'Ordre de la conclusion');
  await press(page, 'button', 'Monter\u00a0: Cerveau');
  await unfold(page, 'Phrases réécrites');
  await press(page, 'button', 'Écrire la mienne\u00a0: Voûte › Fracture');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Trait de fracture.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(
    dialog(page).getByRole('button', { name: 'Modifier ma phrase\u00a0: Voûte › Fracture' }),
  ).toBeFocused();
  await kept(page);
}
