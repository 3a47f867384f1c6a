import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { practiceSession } from '../schemas.ts';

export const readPracticeSessionEndpoint = {
  method: 'GET',
  path: '/practice/sessions/[session]',
  access: 'signed-in',
  summary:
    'A practice session of your own, without the cases that went away; nothing in it says what they are about',
  status: 200,
  response: practiceSession,
  errors: ['not_found'],
} as const satisfies Endpoint;
