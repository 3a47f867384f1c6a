import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemAuthors } from '../schemas.ts';

export const removeAuthorEndpoint = {
  method: 'DELETE',
  path: '/[kind]/[id]/authors/[author]',
  access: 'owner-or-author',
  summary: 'No longer let somebody, named as they sign in, write your item; or leave one that is not yours',
  status: 200,
  response: itemAuthors,
} as const satisfies Endpoint;
