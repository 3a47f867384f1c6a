import type { KindDefinition } from '#lib/items/kinds/kind.ts';
import { STATE_FILTER } from '#lib/items/kinds/state-filter.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from './filter-tags.ts';
import { questionnairePaths } from './paths.ts';

export const questionnaireKind = {
  parts: { body: 'all' },
  reviewed: false,
  pageSize: 100,
  popular: { views: 100, copies: 10 },
  filters: [
    { param: 'modalite', facet: 'tag', mode: 'all', options: MODALITY_TAGS },
    { param: 'specialite', facet: 'tag', mode: 'all', options: SPECIALTY_TAGS },
    { param: 'localisation', facet: 'tag', mode: 'all', options: LOCATION_TAGS },
    STATE_FILTER,
  ],
  searchesAuthor: false,
  hidesTitles: false,
  illustrated: false,
  readInSequence: false,
  takesOver: false,
  countsPages: false,
  emptiesOnFailure: true,
  paths: questionnairePaths,
} as const satisfies KindDefinition<'questionnaire'>;

export type QuestionnairePart = keyof (typeof questionnaireKind)['parts'];
