import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { collectionList } from '../schemas.ts';

export const listCollectionsEndpoint = {
  method: 'GET',
  path: '/collections',
  access: 'signed-in',
  summary: 'Your lists of cases: the two that everybody has, then those you named',
  status: 200,
  response: collectionList,
} as const satisfies Endpoint;
