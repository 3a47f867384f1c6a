import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { readCollection } from '../schemas.ts';

export const readCollectionEndpoint = {
  method: 'GET',
  path: '/collections/[collection]',
  access: 'signed-in',
  summary: 'A list of yours with its cases, in order; without titles for `titres=masques`',
  query: z.object({ titres: z.literal('masques').optional() }),
  status: 200,
  response: readCollection,
  errors: ['not_found'],
} as const satisfies Endpoint;
