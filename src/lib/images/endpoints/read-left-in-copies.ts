import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { imagesLeftInCopies } from '../left-in-copies-schemas.ts';

export const readLeftInCopiesEndpoint = {
  method: 'GET',
  path: '/account/copies/[deleted]',
  access: 'signed-in',
  summary: 'Which images of a content that you have deleted copies by others still show',
  status: 200,
  response: imagesLeftInCopies,
  errors: ['not_found'],
} as const satisfies Endpoint;
