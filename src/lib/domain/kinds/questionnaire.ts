import { LOCATIONS, MODALITIES, SPECIALTIES } from '../tags.ts';
import type { KindDefinition } from './kind.ts';

export const questionnaireKind: KindDefinition = {
  kind: 'questionnaire',
  plural: 'questionnaires',
  parts: { body: 'all' },
  pageSize: 100,
  popular: { views: 100, copies: 10 },
  filters: [
    { param: 'modalite', facet: 'tag', mode: 'all', options: MODALITIES },
    { param: 'specialite', facet: 'tag', mode: 'all', options: SPECIALTIES },
    { param: 'localisation', facet: 'tag', mode: 'all', options: LOCATIONS },
  ],
  searchesAuthor: false,
  hidesTitles: false,
  paths: {
    public: '/public-questionnaires',
    mine: '/questionnaires-list',
    manage: '/questionnaires',
    item: '/use/',
  },
};
