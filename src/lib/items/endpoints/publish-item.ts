import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemCard } from '../schemas.ts';
import { publication } from '../versions-schemas.ts';

export const publishItemEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/publication',
  access: 'owner-or-author',
  summary: 'Publish the working copy of your item: a further version, which its readers see from now on',
  confirms: 'publish',
  request: publication,
  status: 200,
  response: itemCard,
  errors: [
    'changed_meanwhile',
    'no_changes',
    'protocol_not_validated',
    'publish_incomplete',
    'quota_full',
    'owner_quota_full',
    'reader_only',
  ],
} as const satisfies Endpoint;
