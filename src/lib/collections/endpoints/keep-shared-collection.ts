import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { collectionEntry, sharedCopy } from '../schemas.ts';

export const keepSharedCollectionEndpoint = {
  method: 'POST',
  path: '/collections/copies',
  access: 'signed-in',
  summary: 'Make a list of your own of one that was shared with you',
  request: sharedCopy,
  status: 201,
  response: collectionEntry,
  errors: ['not_found', 'collections_full'],
} as const satisfies Endpoint;
