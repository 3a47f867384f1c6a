import { itemDeletionPreview } from '#lib/accounts/deletion-schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const readItemDeletionEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/deletion',
  access: 'owner',
  summary: 'How many copies by others show images of your item, and which images these are',
  status: 200,
  response: itemDeletionPreview,
} as const satisfies Endpoint;
