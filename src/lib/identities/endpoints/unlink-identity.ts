import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const unlinkIdentityEndpoint = {
  method: 'DELETE',
  path: '/account/identities/[identity]',
  access: 'signed-in',
  summary: 'Unlink an account that you have with a provider of identities',
  status: 204,
  errors: ['not_found', 'last_way_in'],
} as const satisfies Endpoint;
