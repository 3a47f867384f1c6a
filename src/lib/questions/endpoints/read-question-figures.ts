import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { caseQuestionFigures } from '../figures/figures-schemas.ts';

export const readQuestionFiguresEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/question-figures',
  access: 'owner-or-author',
  summary:
    'What the questions of a case that one writes are worth, from five first attempts of others on; never who answered',
  params: { kind: kindAmong(['case']) },
  status: 200,
  response: caseQuestionFigures,
} as const satisfies Endpoint;
