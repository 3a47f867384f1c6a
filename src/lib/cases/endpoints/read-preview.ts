import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { kindAmong } from '#lib/platform/endpoints/endpoint-params.ts';
import { viewerAnswer } from '../viewer-schemas.ts';

export const readPreviewEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/preview',
  access: 'owner-or-author',
  summary:
    'The working copy of your case as the viewer would show it to its readers; nothing of it is counted',
  params: { kind: kindAmong(['case']) },
  query: z.object({ titre: z.literal('1').optional() }),
  status: 200,
  response: viewerAnswer,
} as const satisfies Endpoint;
