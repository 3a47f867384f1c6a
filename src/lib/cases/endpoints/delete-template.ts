import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const deleteTemplateEndpoint = {
  method: 'DELETE',
  path: '/account/templates/[template]',
  access: 'signed-in',
  summary: 'Delete a template of yours',
  status: 204,
  errors: ['not_found'],
} as const satisfies Endpoint;
