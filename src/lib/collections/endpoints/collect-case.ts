import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { collectedChange, collectionEntry } from '../schemas.ts';

export const collectCaseEndpoint = {
  method: 'PUT',
  path: '/collections/[collection]/cases/[case]',
  access: 'signed-in',
  summary: 'Put a case into a list of yours, or elsewhere in it',
  request: collectedChange,
  status: 200,
  response: collectionEntry,
  errors: ['not_found', 'collection_text_too_long', 'collection_full'],
} as const satisfies Endpoint;
