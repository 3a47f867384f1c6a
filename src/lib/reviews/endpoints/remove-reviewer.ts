import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { reviewers } from '../schemas.ts';

export const removeReviewerEndpoint = {
  method: 'DELETE',
  path: '/[kind]/[id]/reviewers/[reviewer]',
  access: 'owner-or-reviewer',
  summary:
    'Take the review of your item from somebody, named as they sign in; or decline that of one that is not yours',
  status: 200,
  response: reviewers,
} as const satisfies Endpoint;
