import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { itemCard } from '../schemas.ts';

export const restoreVersionEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/versions/[version]/restore',
  access: 'owner-or-author',
  summary: 'Make the working copy of your item what a version was; If-Match names its newest revision',
  headers: ['If-Match'],
  status: 200,
  response: itemCard,
  errors: ['revision_required', 'changed_meanwhile', 'version_removed'],
} as const satisfies Endpoint;
