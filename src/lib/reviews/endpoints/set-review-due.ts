import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { DUE_KINDS } from '../due-kinds.ts';
import { dueToSet, reviewDue } from '../due-schemas.ts';

export const setReviewDueEndpoint = {
  method: 'PUT',
  path: '/[kind]/[id]/review-due',
  access: 'owner-or-author',
  summary: 'Set when your protocol is to be reviewed again: after a period, on a day, or not at all',
  params: { kind: kindAmong(DUE_KINDS) },
  request: dueToSet,
  status: 200,
  response: reviewDue,
  errors: ['review_due_past'],
} as const satisfies Endpoint;
