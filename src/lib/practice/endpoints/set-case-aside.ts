import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const setCaseAsideEndpoint = {
  method: 'PUT',
  path: '/practice/set-aside/[case]',
  access: 'signed-in',
  summary: 'Not to be offered a case in practice any more',
  status: 204,
  errors: ['not_found'],
} as const satisfies Endpoint;
