import { personToName } from '#lib/people/schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { reviewers } from '../schemas.ts';

export const nameReviewerEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/reviewers',
  access: 'owner',
  summary:
    'Name somebody who is to review your item: they read its working copy once a review is asked for, and answer',
  request: personToName,
  status: 200,
  response: reviewers,
  errors: ['reviewer_unknown', 'reviewer_own', 'reviewer_writes', 'reviewers_full'],
} as const satisfies Endpoint;
