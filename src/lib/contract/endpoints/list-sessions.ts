import { sessionList } from '../accounts.ts';
import type { Endpoint } from '../endpoint.ts';

export const listSessionsEndpoint = {
  method: 'GET',
  path: '/account/sessions',
  access: 'signed-in',
  summary: 'Your open sessions',
  status: 200,
  response: sessionList,
} as const satisfies Endpoint;
