import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { newTemplate, templateEntry } from '../sheet-templates-schemas.ts';

export const createTemplateEndpoint = {
  method: 'POST',
  path: '/account/templates',
  access: 'signed-in',
  summary: 'Keep the plan of a sheet as a template; one of the same name gives way to it',
  request: newTemplate,
  status: 201,
  response: templateEntry,
  errors: ['templates_full'],
} as const satisfies Endpoint;
