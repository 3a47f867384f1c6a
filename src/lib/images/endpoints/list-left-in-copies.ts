import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { leftInCopies } from '../left-in-copies-schemas.ts';

export const listLeftInCopiesEndpoint = {
  method: 'GET',
  path: '/account/copies',
  access: 'signed-in',
  summary: 'Contents that you have deleted and whose images copies by others still show',
  status: 200,
  response: leftInCopies,
} as const satisfies Endpoint;
