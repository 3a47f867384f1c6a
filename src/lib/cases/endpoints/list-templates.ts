import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { templateList } from '../sheet-templates-schemas.ts';

export const listTemplatesEndpoint = {
  method: 'GET',
  path: '/account/templates',
  access: 'signed-in',
  summary: 'Your templates of sheets',
  status: 200,
  response: templateList,
} as const satisfies Endpoint;
