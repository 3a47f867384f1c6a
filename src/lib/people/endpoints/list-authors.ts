import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemAuthors } from '../schemas.ts';

export const listAuthorsEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/authors',
  access: 'owner-or-author',
  summary: 'Those who write an item with its owner',
  status: 200,
  response: itemAuthors,
} as const satisfies Endpoint;
