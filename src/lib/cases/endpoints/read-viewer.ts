import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { viewerAnswer } from '../viewer-schemas.ts';

export const readViewerEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/viewer',
  access: 'reader-or-invited',
  summary: 'What the viewer shows of a case without spoiling it, and where its images are',
  params: { kind: kindAmong(['case']) },
  query: z.object({
    titre: z.literal('1').optional(),
    /** Also returns the images withheld by its questions, once the answer was revealed. */
    toutes: z.literal('1').optional(),
    /** A prefetch: counts as a view only when `POST /[kind]/[id]/views` is called. */
    avance: z.literal('1').optional(),
  }),
  status: 200,
  response: viewerAnswer,
} as const satisfies Endpoint;
