import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const unshareCollectionEndpoint = {
  method: 'DELETE',
  path: '/collections/[collection]/share',
  access: 'signed-in',
  summary: 'Make the link to a list of yours void',
  status: 204,
  errors: ['not_found'],
} as const satisfies Endpoint;
