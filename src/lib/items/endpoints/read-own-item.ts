import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { ownItem } from '../schemas.ts';

export const readOwnItemEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]',
  access: 'owner-or-author',
  summary: 'Your item, whole, as its editor needs it',
  status: 200,
  response: ownItem,
} as const satisfies Endpoint;
