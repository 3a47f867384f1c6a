import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const exportAccountEndpoint = {
  method: 'GET',
  path: '/account/export',
  access: 'signed-in',
  summary: 'Everything of your own: JSON and images',
  status: 200,
  response: 'application/zip',
} as const satisfies Endpoint;
