import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { newSession, practiceSession } from '../schemas.ts';

export const startPracticeEndpoint = {
  method: 'POST',
  path: '/practice/sessions',
  access: 'signed-in',
  summary:
    'Start a practice session: cases chosen by these criteria, in the order in which they are worked through',
  request: newSession,
  status: 201,
  response: practiceSession,
  errors: ['practice_empty'],
} as const satisfies Endpoint;
