import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { unlistedLink } from '../schemas.ts';

export const readLinkEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/link',
  access: 'owner',
  summary: 'The unlisted link to your item, if there is one',
  status: 200,
  response: unlistedLink,
} as const satisfies Endpoint;
