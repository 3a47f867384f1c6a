import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { acceptedAnswer } from '../figures/figures-schemas.ts';

export const acceptAnswerEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/accepted-answers',
  access: 'owner-or-author',
  summary:
    'Accept an answer to a QROC in the working copy: once it is published, all attempts are marked with it; twice is once',
  params: { kind: kindAmong(['case']) },
  request: acceptedAnswer,
  status: 204,
  errors: ['questions_changed', 'changed_meanwhile', 'quota_full', 'owner_quota_full'],
} as const satisfies Endpoint;
