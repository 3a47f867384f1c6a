import type { Endpoint } from '../endpoint.ts';

export const renewCookieEndpoint = {
  method: 'POST',
  path: '/auth/session',
  access: 'signed-in',
  summary: 'Set the session cookie of this bearer again',
  status: 204,
} as const satisfies Endpoint;
