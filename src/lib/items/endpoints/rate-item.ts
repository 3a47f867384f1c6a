import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { ratingAnswer, ratingPayload } from '../schemas.ts';

export const rateItemEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/rate',
  access: 'rater',
  summary: 'Rate a public item of somebody else, or change your rating',
  request: ratingPayload,
  status: 200,
  response: ratingAnswer,
  errors: ['rating_invalid', 'comment_too_long'],
} as const satisfies Endpoint;
