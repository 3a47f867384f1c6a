import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const endOtherSessionsEndpoint = {
  method: 'DELETE',
  path: '/account/sessions',
  access: 'signed-in',
  summary: 'End all of your sessions but this one',
  status: 204,
} as const satisfies Endpoint;
