import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

/** One question of each type, which refer to each other. */

export const section = 'findings' as const;
export const image = { file: 'a'.repeat(64), width: 40, height: 30 };
export const newId = () => 'neuf';

export const choice: Question = {
  id: 'q1',
  text: 'Ménisque',
  section,
  type: 'single',
  important: true,
  fiche: 'f1',
  defaultAnswer: 'o1',
  options: [
    { id: 'o1', text: 'Normal', sentence: 'Ménisque normal.' },
    {
      id: 'o2',
      text: 'Fissure',
      sentence: 'Fissure.',
      inConclusion: true,
      fiche: 'f1',
      questions: [{ id: 'q2', text: 'Taille', section, type: 'number', unit: 'mm' }],
    },
  ],
};
export const length: Question = {
  id: 'q3',
  text: 'Longueur',
  section,
  type: 'number',
  unit: 'mm',
  decimals: 1,
  defaultAnswer: 3,
  sentence: 'Longueur de {valeur}.',
};
export const volume: Question = {
  id: 'q4',
  text: 'Volume',
  section,
  type: 'formula',
  expression: '{q3} * {q2}',
};
export const picture: Question = {
  id: 'q5',
  text: 'Zone',
  section,
  type: 'hotspot',
  image,
  zones: [
    {
      id: 'z1',
      label: 'Corne',
      colour: '#112233',
      shape: { type: 'rect', x: 1, y: 1, width: 5, height: 5 },
      sentence: 'Corne.',
    },
  ],
  defaultAnswer: ['z1'],
};
export const bodyOf = (...questions: Question[]): QuestionnaireBody => ({
  pages: [{ id: 'p', name: 'Examen', questions }],
  fiches: [{ id: 'f1', title: 'Stoller', content: [] }],
});
export const body = bodyOf(choice, length, volume, picture);
