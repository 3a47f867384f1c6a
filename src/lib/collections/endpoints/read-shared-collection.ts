import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { sharedCases } from '../schemas.ts';

export const readSharedCollectionEndpoint = {
  method: 'GET',
  path: '/collections/shared/[token]',
  access: 'signed-in',
  summary: 'Which cases a list that was shared with you holds: the public ones, in order',
  status: 200,
  response: sharedCases,
  errors: ['not_found'],
} as const satisfies Endpoint;
