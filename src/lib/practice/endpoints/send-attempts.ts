import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { ATTEMPTS_BODY_MAX, attempts, attemptsAnswer } from '../schemas.ts';

export const sendAttemptsEndpoint = {
  method: 'POST',
  path: '/practice/attempts',
  access: 'signed-in',
  summary:
    'Attempts at cases: what was thought before the answer, the grade after it, or that it is taken back; the same id twice is once',
  request: attempts,
  bodyMax: ATTEMPTS_BODY_MAX,
  status: 200,
  response: attemptsAnswer,
} as const satisfies Endpoint;
