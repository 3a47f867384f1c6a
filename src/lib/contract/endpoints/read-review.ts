import type { Endpoint } from '../endpoint.ts';
import { itemReview } from '../reviews.ts';

export const readReviewEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/review',
  access: 'owner',
  summary: 'The review of your item: its status, and its steps so far',
  status: 200,
  response: itemReview,
} as const satisfies Endpoint;
