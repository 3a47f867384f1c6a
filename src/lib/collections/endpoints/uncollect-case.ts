import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { collectionEntry } from '../schemas.ts';

export const uncollectCaseEndpoint = {
  method: 'DELETE',
  path: '/collections/[collection]/cases/[case]',
  access: 'signed-in',
  summary: 'Take a case out of a list of yours',
  status: 200,
  response: collectionEntry,
  errors: ['not_found'],
} as const satisfies Endpoint;
