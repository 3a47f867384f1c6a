import { collectionList, collectionOrder } from '../collections.ts';
import type { Endpoint } from '../endpoint.ts';

export const orderCollectionsEndpoint = {
  method: 'PUT',
  path: '/collections/order',
  access: 'signed-in',
  summary: 'Put the lists you named in order; those not named come after',
  request: collectionOrder,
  status: 200,
  response: collectionList,
} as const satisfies Endpoint;
