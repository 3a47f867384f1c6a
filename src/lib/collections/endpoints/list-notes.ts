import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { notePage } from '../note-schemas.ts';

export const listNotesEndpoint = {
  method: 'GET',
  path: '/notes',
  access: 'signed-in',
  summary: 'What you wrote down about cases, latest first; the notes with all words of `q`',
  query: z.object({
    q: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).max(1000).optional(),
    titres: z.literal('masques').optional(),
  }),
  status: 200,
  response: notePage,
} as const satisfies Endpoint;
