import type { Page } from 'playwright';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { largeQuestionnaire } from './large-questionnaire.ts';

export const LESIONS = 20;
export const FORMULAS = 50;

const lesions: Question = {
  id: 'lesions',
  type: 'single',
  text: 'Lésions focales',
  section: 'findings',
  options: [
    { id: 'none', text: 'Aucune', sentence: 'Pas de lésion focale.' },
    {
      id: 'some',
      text: 'Présentes',
      repeat: { name: 'Lésion', orderedBy: 'size', descending: true, sentence: 'Lésion {numéro} : {#size}.' },
      questions: [
        { id: 'size', type: 'number', text: 'Taille', section: 'findings', unit: 'mm', min: 1, max: 300 },
      ],
    },
  ],
};

/** Half of them read all lesions, half a few of the choices that are clicked; each is written. */
function formula(at: number): Question {
  const ofLesions = [
    `nombre({size} >= ${at})`,
    `somme({size}) + ${at}`,
    `max({size}) - ${at}`,
    `moyenne({size})`,
  ];
  const near = [0, 1, 2].map((step) => `points({q${((at + step) * 4) % 200}})`).join(' + ');
  return {
    id: `f${at}`,
    type: 'formula',
    text: `Calcul ${at + 1}`,
    section: 'conclusion',
    expression: at % 2 === 0 ? (ofLesions[(at / 2) % 4] ?? '') : near,
    sentence: `Calcul ${at + 1} : {valeur}.`,
  };
}

/** The large questionnaire with points on its choices, lesions and calculations, still of 500 questions. */
export function computingQuestionnaire(): QuestionnaireBody {
  const [page] = largeQuestionnaire().pages;
  const plain = page!.questions
    .slice(0, 200)
    .map(
      (question): Question =>
        question.type === 'single'
          ? { ...question, options: question.options.map((option, at) => ({ ...option, points: at })) }
          : question,
    );
  const more = largeQuestionnaire().pages[0]!.questions.slice(200, 214);
  const formulas = Array.from({ length: FORMULAS }, (_, at) => formula(at));
  return { pages: [{ ...page!, questions: [...plain, lesions, ...formulas, ...more] }] };
}

/** Answers all lesions, on the form as it is opened. */
export async function answerLesions(page: Page): Promise<void> {
  await page.locator('input[value="some"]').check();
  const sizes = page.locator('.instance [role="spinbutton"]');
  for (let at = 1; at < LESIONS; at += 1) {
    await page.getByRole('button', { name: 'Ajouter : Lésion' }).click();
    await sizes.nth(at).waitFor();
  }
  for (let at = 0; at < LESIONS; at += 1) await sizes.nth(at).fill(String(10 + at));
}
