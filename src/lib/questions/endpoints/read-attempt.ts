import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { attemptState } from '../attempt-schemas.ts';

export const readAttemptEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/questions',
  access: 'reader-or-invited',
  summary: 'How far one is with the questions of a case; no key and no later step before its time',
  params: { kind: kindAmong(['case']) },
  /** Starts a new attempt once the last one is finished. */
  query: z.object({ again: z.literal('true') }),
  status: 200,
  response: attemptState,
} as const satisfies Endpoint;
