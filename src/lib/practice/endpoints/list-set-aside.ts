import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { setAsideCases } from '../schemas.ts';

export const listSetAsideEndpoint = {
  method: 'GET',
  path: '/practice/set-aside',
  access: 'signed-in',
  summary:
    'The cases that you set aside from practice, last first; titles only of those whose answer you read',
  status: 200,
  response: setAsideCases,
} as const satisfies Endpoint;
