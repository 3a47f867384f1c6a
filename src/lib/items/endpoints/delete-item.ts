import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const deleteItemEndpoint = {
  method: 'DELETE',
  path: '/[kind]/[id]',
  access: 'owner',
  summary: 'Delete your item',
  confirms: 'delete',
  status: 204,
} as const satisfies Endpoint;
