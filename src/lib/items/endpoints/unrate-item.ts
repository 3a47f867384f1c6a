import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { ratingAnswer } from '../schemas.ts';

export const unrateItemEndpoint = {
  method: 'DELETE',
  path: '/[kind]/[id]/rate',
  access: 'rater',
  summary: 'Take your rating back',
  status: 200,
  response: ratingAnswer,
} as const satisfies Endpoint;
