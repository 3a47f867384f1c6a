import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { marks } from '../schemas.ts';

export const readMarksEndpoint = {
  method: 'GET',
  path: '/marks/[case]',
  access: 'signed-in',
  summary: 'Where you keep a case: which of your lists hold it, whether you wrote something down about it',
  status: 200,
  response: marks,
  errors: ['not_found'],
} as const satisfies Endpoint;
