import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { searchAnswer } from '../schemas.ts';

export const searchEndpoint = {
  method: 'GET',
  path: '/search',
  access: 'signed-in',
  summary: 'Public items and your own of all three kinds, by words; no title of a case of somebody else',
  query: z.object({ q: z.string().optional() }),
  status: 200,
  response: searchAnswer,
} as const satisfies Endpoint;
