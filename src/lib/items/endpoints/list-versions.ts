import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemVersions } from '../versions-schemas.ts';

export const listVersionsEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/versions',
  access: 'owner-or-author',
  summary: 'The versions of your item, latest first',
  status: 200,
  response: itemVersions,
} as const satisfies Endpoint;
