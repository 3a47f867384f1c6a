import type { KindDefinition } from '../kind.ts';
import { protocolPaths } from './paths.ts';
import { IMAGING_TYPES, REGIONS } from './vocabulary.ts';

export const protocolKind = {
  parts: { body: 'all' },
  pageSize: 24,
  popular: { views: 100, copies: 10 },
  filters: [
    { param: 'type', facet: 'imagingType', mode: 'any', options: IMAGING_TYPES },
    { param: 'region', facet: 'region', mode: 'any', options: REGIONS },
  ],
  searchesAuthor: false,
  hidesTitles: false,
  illustrated: false,
  readInSequence: false,
  countsPages: false,
  paths: protocolPaths,
} as const satisfies KindDefinition<'protocol'>;

export type ProtocolPart = keyof (typeof protocolKind)['parts'];
