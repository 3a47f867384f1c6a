import type { Endpoint } from '../endpoint.ts';
import { ratingAnswer } from '../items.ts';

export const unrateItemEndpoint = {
  method: 'DELETE',
  path: '/[kind]/[id]/rate',
  access: 'rater',
  summary: 'Take your rating back',
  status: 200,
  response: ratingAnswer,
} as const satisfies Endpoint;
