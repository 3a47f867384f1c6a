import type { Endpoint } from '../endpoint.ts';
import { itemAuthors } from '../people.ts';

export const listAuthorsEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/authors',
  access: 'owner-or-author',
  summary: 'Those who write an item with its owner',
  status: 200,
  response: itemAuthors,
} as const satisfies Endpoint;
