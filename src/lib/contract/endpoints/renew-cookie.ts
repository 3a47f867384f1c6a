import { renewedCookie } from '../accounts.ts';
import type { Endpoint } from '../endpoint.ts';

export const renewCookieEndpoint = {
  method: 'POST',
  path: '/auth/session',
  access: 'signed-in',
  summary: 'Set the session cookie of this bearer again',
  status: 200,
  response: renewedCookie,
} as const satisfies Endpoint;
