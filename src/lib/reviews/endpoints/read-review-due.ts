import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { DUE_KINDS } from '../due-kinds.ts';
import { reviewDue } from '../due-schemas.ts';

export const readReviewDueEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/review-due',
  access: 'owner-or-author',
  summary: 'When your protocol is to be reviewed again, and when it last was with nothing to change',
  params: { kind: kindAmong(DUE_KINDS) },
  status: 200,
  response: reviewDue,
} as const satisfies Endpoint;
