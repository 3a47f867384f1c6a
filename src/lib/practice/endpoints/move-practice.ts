import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { practiceSession, sessionPosition } from '../schemas.ts';

export const movePracticeEndpoint = {
  method: 'POST',
  path: '/practice/sessions/[session]/position',
  access: 'signed-in',
  summary: 'Say where you are in a practice session, or that it has ended',
  request: sessionPosition,
  status: 200,
  response: practiceSession,
  errors: ['not_found'],
} as const satisfies Endpoint;
