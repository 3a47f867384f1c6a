import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemDifferences } from '../versions-schemas.ts';

export const compareVersionsEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/versions/[version]/differences',
  access: 'owner-or-author',
  summary: 'What differs from a version of your item in another one, or in its working copy',
  query: z.object({ avec: z.coerce.number().int().min(1).optional() }),
  status: 200,
  response: itemDifferences,
  errors: ['version_removed'],
} as const satisfies Endpoint;
