import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { newItem, newItemAnswer } from '../schemas.ts';

export const createItemEndpoint = {
  method: 'POST',
  path: '/[kind]',
  access: 'signed-in',
  summary: 'Make an empty draft',
  request: newItem,
  status: 201,
  response: newItemAnswer,
  errors: [
    'title_required',
    'title_unreadable',
    'title_too_long',
    'tag_invalid',
    'too_many_tags',
    'quota_full',
    'reader_only',
  ],
} as const satisfies Endpoint;
