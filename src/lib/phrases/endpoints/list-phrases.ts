import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { phraseList } from '../schemas.ts';

export const listPhrasesEndpoint = {
  method: 'GET',
  path: '/account/phrases',
  access: 'signed-in',
  summary: 'Your phrases: texts that a short code stands for while you write a report',
  status: 200,
  response: phraseList,
} as const satisfies Endpoint;
