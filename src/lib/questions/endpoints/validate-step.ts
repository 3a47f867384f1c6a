import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { attemptState, sentStep } from '../attempt-schemas.ts';

export const validateStepEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/questions',
  access: 'reader-or-invited',
  summary:
    'Validate a step of the questions of a case: its answers are marked and stay; the same twice is once',
  params: { kind: kindAmong(['case']) },
  request: sentStep,
  status: 200,
  response: attemptState,
  errors: ['step_validated', 'questions_changed', 'too_many_chosen', 'answer_too_long'],
} as const satisfies Endpoint;
