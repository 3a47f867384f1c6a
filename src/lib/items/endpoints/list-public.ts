import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { listAnswer, listFilters, listQuery } from '../list-answer-schemas.ts';

export const listPublicEndpoint = {
  method: 'GET',
  path: '/[kind]/public',
  access: 'anyone',
  summary: 'Public items, as filtered',
  query: listQuery,
  filters: listFilters,
  // Possible on a site whose lists are for members (`PUBLIC_LISTS`).
  errors: ['sign_in_required'],
  status: 200,
  response: listAnswer,
} as const satisfies Endpoint;
