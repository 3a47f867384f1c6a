import type { Page } from '#lib/questionnaires/tree.ts';

/** A form of two pages: of the second a score and a condition read the first, which writes in the conclusion, too. */
export const samplePages = (): Page[] => [
  {
    id: 'exam',
    name: 'Examen',
    questions: [
      {
        id: 'contrast',
        type: 'single',
        text: 'Injection',
        section: 'technique',
        defaultAnswer: 'without',
        options: [
          { id: 'without', text: 'Sans', sentence: 'Sans injection.', points: 0 },
          { id: 'with', text: 'Avec', sentence: 'Avec injection.', points: 2 },
        ],
      },
      {
        id: 'protocol',
        type: 'text',
        text: 'Protocole',
        section: 'technique',
        hidden: true,
        defaultAnswer: 'Acquisition sur 3 T',
        sentence: '{valeur}.',
      },
      {
        id: 'quality',
        type: 'single',
        text: 'Qualité',
        section: 'conclusion',
        options: [{ id: 'poor', text: 'Médiocre', sentence: 'Examen de qualité médiocre.' }],
      },
    ],
  },
  {
    id: 'liver',
    name: 'Foie',
    questions: [
      {
        id: 'size',
        type: 'number',
        text: 'Flèche hépatique',
        unit: 'mm',
        max: 300,
        section: 'findings',
        sentence: 'Flèche hépatique de {valeur}.',
        inConclusion: true,
      },
      {
        id: 'lesion',
        type: 'multiple',
        text: 'Lésions',
        section: 'findings',
        options: [
          {
            id: 'nodule',
            text: 'Nodule',
            repeat: { name: 'Nodule', sentence: 'Nodule {numéro} de {#mm}.', inConclusion: true },
            questions: [
              { id: 'mm', type: 'number', text: 'Taille', unit: 'mm', section: 'findings' },
              { id: 'seg', type: 'text', text: 'Segment', section: 'findings' },
            ],
          },
          { id: 'steatosis', text: 'Stéatose', sentence: 'Stéatose.', inConclusion: true },
        ],
      },
      {
        id: 'score',
        type: 'formula',
        text: 'Score',
        section: 'findings',
        expression: 'points({contrast}) + 1',
        sentence: 'Score\u00a0: {valeur}.',
      },
      {
        id: 'phase',
        type: 'single',
        text: 'Phase',
        section: 'findings',
        condition: '{with}',
        options: [{ id: 'portal', text: 'Portale', sentence: 'Au temps portal.' }],
      },
    ],
  },
];
