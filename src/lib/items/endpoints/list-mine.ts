import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { listAnswer, listFilters, listQuery } from '../list-answer-schemas.ts';

export const listMineEndpoint = {
  method: 'GET',
  path: '/[kind]/mine',
  access: 'signed-in',
  summary: 'Your own items, as filtered',
  query: listQuery,
  filters: listFilters,
  status: 200,
  response: listAnswer,
} as const satisfies Endpoint;
