import { titlesChoice } from '#lib/accounts/schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const chooseTitlesEndpoint = {
  method: 'PUT',
  path: '/account/titles',
  access: 'signed-in',
  summary: 'Remember whether lists of cases are read without titles',
  request: titlesChoice,
  status: 200,
  response: titlesChoice,
} as const satisfies Endpoint;
