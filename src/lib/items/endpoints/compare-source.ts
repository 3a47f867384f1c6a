import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemDifferences } from '../versions-schemas.ts';

export const compareSourceEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/source-differences',
  access: 'owner-or-author',
  summary: 'What the author of the source of your copy has published since you copied it',
  status: 200,
  response: itemDifferences,
  errors: ['version_removed'],
} as const satisfies Endpoint;
