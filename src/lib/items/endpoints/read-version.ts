import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { wholeVersion } from '../versions-schemas.ts';

export const readVersionEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/versions/[version]',
  access: 'owner-or-author',
  summary: 'A version of your item, whole',
  status: 200,
  response: wholeVersion,
  errors: ['version_removed'],
} as const satisfies Endpoint;
