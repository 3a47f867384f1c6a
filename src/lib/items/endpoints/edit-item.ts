import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { type ItemChange, itemCard, itemChange } from '../schemas.ts';

export const editItemEndpoint = {
  method: 'PATCH',
  path: '/[kind]/[id]',
  access: 'owner-or-author',
  summary:
    'Rename, tag, publish or unpublish your item; title and tags of a public one at once, or in its working copy',
  // Needed for changes that readers see at once: publication, and a new title of a public item.
  confirms: ({ visibility, title, workingCopy }: ItemChange, item) =>
    visibility === 'public' ||
    (item?.visibility === 'public' && title !== undefined && !workingCopy && !visibility)
      ? 'publish'
      : undefined,
  request: itemChange,
  status: 200,
  response: itemCard,
  errors: [
    'changed_meanwhile',
    'title_required',
    'title_unreadable',
    'title_too_long',
    'tag_invalid',
    'too_many_tags',
    'protocol_not_validated',
    'publish_incomplete',
    'quota_full',
    'owner_quota_full',
    'reader_only',
  ],
} as const satisfies Endpoint;
