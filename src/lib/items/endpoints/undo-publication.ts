import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemCard } from '../schemas.ts';
import { undonePublication } from '../versions-schemas.ts';

export const undoPublicationEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/publication/undo',
  access: 'owner-or-author',
  summary: 'Show the readers of your item what they saw before it was published anew or withdrawn',
  confirms: 'publish',
  request: undonePublication,
  status: 200,
  response: itemCard,
  errors: ['changed_meanwhile', 'not_public', 'version_removed', 'protocol_not_validated', 'reader_only'],
} as const satisfies Endpoint;
