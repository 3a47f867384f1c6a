import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { checkWays } from '../schemas.ts';

export const readCheckWaysEndpoint = {
  method: 'GET',
  path: '/account/identity-check',
  access: 'signed-in',
  summary: 'How you may show again who you are, and whether you have done so lately enough',
  status: 200,
  response: checkWays,
} as const satisfies Endpoint;
