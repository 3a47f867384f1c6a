import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { caseAnswer } from '../viewer-schemas.ts';

export const readPreviewAnswerEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/preview/answer',
  access: 'owner-or-author',
  summary: 'What the working copy of your case keeps back from its readers until they ask for it',
  params: { kind: kindAmong(['case']) },
  status: 200,
  response: caseAnswer,
} as const satisfies Endpoint;
