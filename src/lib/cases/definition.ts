import type { KindDefinition } from '#lib/items/kinds/kind.ts';
import { STATE_FILTER } from '#lib/items/kinds/state-filter.ts';
import { casePaths } from './paths.ts';

export const DIFFICULTIES = ['1', '2', '3', '4', '5'] as const;

export const caseKind = {
  parts: {
    difficulty: ['difficulty'],
    clinicalInformation: ['clinicalInformation'],
    answer: ['answer'],
    images: ['folders', 'mainImage'],
    sheet: ['sheet'],
    findings: ['findings'],
    presentation: ['presentation'],
    questions: ['questions'],
    credit: ['credit'],
  },
  reviewed: false,
  pageSize: 12,
  popular: { views: 100, copies: 20 },
  filters: [
    {
      param: 'difficulte',
      facet: 'difficulty',
      mode: 'any',
      options: DIFFICULTIES,
      allSelectedByDefault: true,
    },
    { param: 'etiquette', facet: 'tag', mode: 'any', options: [] },
    { param: 'questions', facet: 'questions', mode: 'any', options: ['oui'] },
    STATE_FILTER,
  ],
  searchesAuthor: true,
  hidesTitles: true,
  illustrated: true,
  readInSequence: true,
  takesOver: false,
  countsPages: true,
  emptiesOnFailure: false,
  paths: casePaths,
} as const satisfies KindDefinition<'case'>;

export type CasePart = keyof (typeof caseKind)['parts'];
