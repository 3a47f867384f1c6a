import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { collectedOrder, collectionEntry } from '../schemas.ts';

export const orderCasesEndpoint = {
  method: 'PUT',
  path: '/collections/[collection]/order',
  access: 'signed-in',
  summary: 'Put the cases of a list of yours in order; those not named come after',
  request: collectedOrder,
  status: 200,
  response: collectionEntry,
  errors: ['not_found'],
} as const satisfies Endpoint;
