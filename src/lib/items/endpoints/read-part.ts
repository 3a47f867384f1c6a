import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { storedPart } from '../schemas.ts';

export const readPartEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/parts/[part]',
  access: 'owner-or-author',
  summary: 'A part of the body of your item, and the revision to name when saving it',
  status: 200,
  response: storedPart,
} as const satisfies Endpoint;
