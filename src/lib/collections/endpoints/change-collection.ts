import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { collectionChange, collectionEntry } from '../schemas.ts';

export const changeCollectionEndpoint = {
  method: 'PATCH',
  path: '/collections/[collection]',
  access: 'signed-in',
  summary: 'Rename or describe a list that you named, as it was at the revision named',
  request: collectionChange,
  status: 200,
  response: collectionEntry,
  errors: ['not_found', 'collection_name_invalid', 'collection_text_too_long', 'changed_meanwhile'],
} as const satisfies Endpoint;
