import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { anyPart } from '../kinds/schemas.ts';
import { itemCard } from '../schemas.ts';

export const savePartEndpoint = {
  method: 'PUT',
  path: '/[kind]/[id]/parts/[part]',
  access: 'owner-or-author',
  summary:
    'Replace a part of the working copy of your item, and nothing else; If-Match names the revision it was read at',
  headers: ['If-Match'],
  request: anyPart,
  readsBody: 'handler',
  status: 200,
  response: itemCard,
  errors: ['revision_required', 'changed_meanwhile', 'image_foreign', 'quota_full', 'owner_quota_full'],
} as const satisfies Endpoint;
