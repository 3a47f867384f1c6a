import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { accountDeletionPreview } from '../deletion-schemas.ts';

export const readAccountDeletionEndpoint = {
  method: 'GET',
  path: '/account/deletion',
  access: 'signed-in',
  summary:
    'What deleting your account would do to your items, and the copies of them that would stay with others',
  status: 200,
  response: accountDeletionPreview,
} as const satisfies Endpoint;
