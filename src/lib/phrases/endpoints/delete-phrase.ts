import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const deletePhraseEndpoint = {
  method: 'DELETE',
  path: '/account/phrases/[phrase]',
  access: 'signed-in',
  summary: 'Delete a phrase of yours',
  status: 204,
  errors: ['not_found'],
} as const satisfies Endpoint;
