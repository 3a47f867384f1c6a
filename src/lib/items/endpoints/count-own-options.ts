import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { listFilters, listQuery, optionCounts } from '../list-answer-schemas.ts';

export const countOwnOptionsEndpoint = {
  method: 'GET',
  path: '/[kind]/mine/counts',
  access: 'signed-in',
  summary:
    'How many of your own items each value of each filter would give, beside the other filters and the search',
  query: listQuery,
  filters: listFilters,
  status: 200,
  response: optionCounts,
} as const satisfies Endpoint;
