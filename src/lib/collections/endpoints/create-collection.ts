import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { collectionEntry, newCollection } from '../schemas.ts';

export const createCollectionEndpoint = {
  method: 'POST',
  path: '/collections',
  access: 'signed-in',
  summary: 'Name a list of cases',
  request: newCollection,
  status: 201,
  response: collectionEntry,
  errors: ['not_found', 'collection_name_invalid', 'collection_text_too_long', 'collections_full'],
} as const satisfies Endpoint;
