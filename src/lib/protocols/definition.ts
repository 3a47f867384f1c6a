import type { KindDefinition } from '#lib/items/kinds/kind.ts';
import { STATE_FILTER } from '#lib/items/kinds/state-filter.ts';
import { REVIEW_STATUSES } from '#lib/reviews/review-rules.ts';
import { GENERAL_KEYS, SECTION_KEYS } from './body-keys.ts';
import { protocolPaths } from './paths.ts';
import { IMAGING_TYPES, PATIENT_GROUPS, REGIONS } from './vocabulary.ts';

export const protocolKind = {
  parts: {
    review: ['reviewStatus'],
    body: [...GENERAL_KEYS, ...SECTION_KEYS],
  },
  reviewed: true,
  pageSize: 24,
  popular: { views: 100, copies: 10 },
  filters: [
    { param: 'type', facet: 'imagingType', mode: 'any', options: IMAGING_TYPES },
    { param: 'region', facet: 'region', mode: 'any', options: REGIONS },
    { param: 'convient', facet: 'suits', mode: 'all', options: PATIENT_GROUPS },
    { param: 'statut', facet: 'reviewStatus', mode: 'any', options: REVIEW_STATUSES, ownOnly: true },
    STATE_FILTER,
  ],
  searchesAuthor: false,
  hidesTitles: false,
  illustrated: false,
  readInSequence: false,
  takesOver: true,
  countsPages: false,
  emptiesOnFailure: false,
  paths: protocolPaths,
} as const satisfies KindDefinition<'protocol'>;
