import type { Page, Question } from '#lib/questionnaires/tree.ts';
import type { ReportQuestion } from '#lib/questions/questions-schema.ts';

const section = 'findings' as const;

/** Every kind of field; two of them are asked under an option, one by a formula, one is hidden. */
export const QUESTIONS: Question[] = [
  {
    id: 'lesion',
    type: 'single',
    text: 'Lésion',
    section,
    options: [
      {
        id: 'oui',
        text: 'Présente',
        questions: [
          { id: 'taille', type: 'number', text: 'Taille', section, unit: 'mm', min: 0, max: 200 },
          {
            id: 'signes',
            type: 'multiple',
            text: 'Signes',
            section,
            options: [
              { id: 'a', text: 'Spicules' },
              { id: 'b', text: 'Excavation' },
              { id: 'c', text: 'Calcifications' },
              { id: 'd', text: 'Aucun', exclusive: true },
            ],
          },
        ],
      },
      { id: 'non', text: 'Absente' },
    ],
  },
  { id: 'cache', type: 'number', text: 'Seuil', section, hidden: true, defaultAnswer: 20 },
  { id: 'suite', type: 'text', text: 'Suite', section, condition: '{taille} > {cache}' },
  { id: 'date', type: 'date', text: 'Contrôle', section },
  { id: 'double', type: 'formula', text: 'Double', section, expression: '{taille} * 2' },
  { id: 'lire', type: 'information', text: 'À lire', section },
];

export const PAGES: Page[] = [{ id: 'p1', name: 'Examen', questions: QUESTIONS }];

/** A report to fill in, with a key of every field. What may not be sent before its time is in capitals or a rare number. */
export const sampleReport: ReportQuestion = {
  id: 'r1',
  format: 'report',
  text: 'Rédigez le compte rendu.',
  explanation: 'EXPLICATION-r1',
  title: 'Nodule',
  form: { pages: PAGES },
  key: { lesion: 'oui', taille: 31.25, signes: ['a', 'b'], suite: 'TEPSCAN', date: '2031-07-19' },
  fields: {
    lesion: { isIndispensable: true },
    taille: { weight: 7, margin: 2.375 },
    suite: { weight: 1 },
  },
};
