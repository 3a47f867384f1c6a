import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemReview } from '../schemas.ts';

export const readReviewEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/review',
  access: 'owner-or-reviewer',
  summary:
    'The review of an item that is yours or that you review: its status, its steps so far and who reviews it',
  status: 200,
  response: itemReview,
} as const satisfies Endpoint;
