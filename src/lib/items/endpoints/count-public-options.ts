import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { listFilters, listQuery, optionCounts } from '../list-answer-schemas.ts';

export const countPublicOptionsEndpoint = {
  method: 'GET',
  path: '/[kind]/public/counts',
  access: 'anyone',
  summary:
    'How many public items each value of each filter would give, beside the other filters and the search',
  query: listQuery,
  filters: listFilters,
  // Possible on a site whose lists are for members (`PUBLIC_LISTS`).
  errors: ['sign_in_required'],
  status: 200,
  response: optionCounts,
} as const satisfies Endpoint;
