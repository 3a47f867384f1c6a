import type { Page } from '#lib/questionnaires/tree.ts';
import type { ReportQuestion } from '#lib/questions/questions-schema.ts';

const section = 'findings' as const;
const segments = ['2', '4', '6', '7'].map((id) => ({ id: `s${id}`, text: `Segment ${id}` }));

/** Nodules that are asked about one by one, and a question that depends on the largest. */
const LESION_PAGES: Page[] = [
  {
    id: 'p1',
    name: 'Foie',
    questions: [
      {
        id: 'nodules',
        type: 'single',
        text: 'Nodules',
        section,
        options: [
          {
            id: 'oui',
            text: 'Oui',
            repeat: { name: 'Nodule' },
            questions: [
              { id: 'segment', type: 'single', text: 'Siège', section, options: segments },
              { id: 'taille', type: 'number', text: 'Taille', section, unit: 'mm', min: 0, max: 200 },
              {
                id: 'signes',
                type: 'multiple',
                text: 'Signes',
                section,
                options: ['a', 'b', 'c'].map((id) => ({ id, text: `Signe ${id}` })),
              },
              { id: 'note', type: 'text', text: 'Note', section },
            ],
          },
          { id: 'non', text: 'Non' },
        ],
      },
      {
        id: 'suite',
        type: 'single',
        text: 'Conduite',
        section,
        condition: 'max({taille}) > 20',
        options: [
          { id: 'biopsie', text: 'Biopsie' },
          { id: 'controle', text: 'Contrôle' },
        ],
      },
    ],
  },
];

/** A report of two nodules. */
export const sampleLesions: ReportQuestion = {
  id: 'r2',
  format: 'report',
  text: 'Décrivez le foie.',
  title: 'Foie',
  form: { pages: LESION_PAGES },
  key: {
    nodules: 'oui',
    oui: ['1', 'k2'],
    'segment~1': 's2~1',
    'taille~1': 12,
    'signes~1': ['a~1', 'b~1'],
    'segment~k2': 's6~k2',
    'taille~k2': 31.25,
    suite: 'biopsie',
  },
  fields: { taille: { weight: 3, margin: 2 } },
};
