import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const deleteCollectionEndpoint = {
  method: 'DELETE',
  path: '/collections/[collection]',
  access: 'signed-in',
  summary: 'Delete a list that you named; its cases stay where they are',
  status: 204,
  errors: ['not_found'],
} as const satisfies Endpoint;
