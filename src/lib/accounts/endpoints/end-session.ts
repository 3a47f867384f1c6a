import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const endSessionEndpoint = {
  method: 'DELETE',
  path: '/account/sessions/[session]',
  access: 'signed-in',
  summary: 'End one of your sessions',
  status: 204,
  errors: ['not_found'],
} as const satisfies Endpoint;
