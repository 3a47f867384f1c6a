import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemCard } from '../schemas.ts';

export const dropChangesEndpoint = {
  method: 'DELETE',
  path: '/[kind]/[id]/working-copy',
  access: 'owner-or-author',
  summary:
    'Make the working copy of your public item what its readers see; If-Match names its newest revision',
  headers: ['If-Match'],
  status: 200,
  response: itemCard,
  errors: ['revision_required', 'changed_meanwhile', 'not_public'],
} as const satisfies Endpoint;
