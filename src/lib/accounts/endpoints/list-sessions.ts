import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { sessionList } from '../schemas.ts';

export const listSessionsEndpoint = {
  method: 'GET',
  path: '/account/sessions',
  access: 'signed-in',
  summary: 'Your open sessions',
  status: 200,
  response: sessionList,
} as const satisfies Endpoint;
