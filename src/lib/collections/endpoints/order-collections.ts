import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { collectionList, collectionOrder } from '../schemas.ts';

export const orderCollectionsEndpoint = {
  method: 'PUT',
  path: '/collections/order',
  access: 'signed-in',
  summary: 'Put the lists you named in order; those not named come after',
  request: collectionOrder,
  status: 200,
  response: collectionList,
} as const satisfies Endpoint;
