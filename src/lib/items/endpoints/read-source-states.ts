import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { sourceStates } from '../versions-schemas.ts';

export const readSourceStatesEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/source-states',
  access: 'owner-or-author',
  summary: 'The source of your copy as you copied it and as it is public now (protocols)',
  status: 200,
  response: sourceStates,
  errors: ['version_removed'],
} as const satisfies Endpoint;
