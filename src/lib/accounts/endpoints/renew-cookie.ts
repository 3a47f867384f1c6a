import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { renewedCookie } from '../schemas.ts';

export const renewCookieEndpoint = {
  method: 'POST',
  path: '/auth/session',
  access: 'signed-in',
  summary: 'Set the session cookie of this bearer again',
  status: 200,
  response: renewedCookie,
} as const satisfies Endpoint;
