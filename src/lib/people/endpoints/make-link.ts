import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { unlistedLink } from '../schemas.ts';

export const makeLinkEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/link',
  access: 'owner',
  summary:
    'Make a link by which your item can be read without being listed; another one takes the place of a link that there is',
  status: 201,
  response: unlistedLink,
} as const satisfies Endpoint;
