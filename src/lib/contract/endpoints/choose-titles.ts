import { titlesChoice } from '../accounts.ts';
import type { Endpoint } from '../endpoint.ts';

export const chooseTitlesEndpoint = {
  method: 'PUT',
  path: '/account/titles',
  access: 'signed-in',
  summary: 'Remember whether lists of cases are read without titles',
  request: titlesChoice,
  status: 200,
  response: titlesChoice,
} as const satisfies Endpoint;
