import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { DUE_KINDS } from '../due-kinds.ts';
import { reviewDue, reviewedUnchanged } from '../due-schemas.ts';

export const reviewUnchangedEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/review-due',
  access: 'owner-or-author',
  summary: 'Note that your protocol was reviewed today with nothing to change, and when it is due again',
  params: { kind: kindAmong(DUE_KINDS) },
  request: reviewedUnchanged,
  status: 200,
  response: reviewDue,
} as const satisfies Endpoint;
