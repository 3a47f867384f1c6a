import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemAuthors, personToName } from '../schemas.ts';

export const nameAuthorEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/authors',
  access: 'owner',
  summary:
    'Let somebody write your item with you: everything but deleting it, inviting others and saying who reads it',
  request: personToName,
  status: 200,
  response: itemAuthors,
  errors: ['author_unknown', 'author_own', 'authors_full'],
} as const satisfies Endpoint;
