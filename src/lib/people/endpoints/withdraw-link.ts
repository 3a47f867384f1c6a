import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const withdrawLinkEndpoint = {
  method: 'DELETE',
  path: '/[kind]/[id]/link',
  access: 'owner',
  summary: 'Make the unlisted link to your item void, also for those who opened it',
  status: 204,
} as const satisfies Endpoint;
