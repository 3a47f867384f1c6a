import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const offerCaseAgainEndpoint = {
  method: 'DELETE',
  path: '/practice/set-aside/[case]',
  access: 'signed-in',
  summary: 'To be offered a case in practice again that you had set aside',
  status: 204,
  errors: ['not_found'],
} as const satisfies Endpoint;
