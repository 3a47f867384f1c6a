import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { caseAnswer } from '../viewer-schemas.ts';

export const readAnswerEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/answer',
  access: 'reader-or-invited',
  summary: 'What a case keeps back until it is asked for: answer, sheet, findings, tags, comments',
  params: { kind: kindAmong(['case']) },
  status: 200,
  response: caseAnswer,
} as const satisfies Endpoint;
