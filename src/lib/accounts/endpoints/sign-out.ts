import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const signOutEndpoint = {
  method: 'POST',
  path: '/auth/logout',
  access: 'anyone',
  summary: 'End the session of the bearer or of the cookie',
  status: 204,
} as const satisfies Endpoint;
