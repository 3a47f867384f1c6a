import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { storageUse } from '../storage-schemas.ts';

export const readStorageEndpoint = {
  method: 'GET',
  path: '/account/storage',
  access: 'signed-in',
  summary: 'What your images take, and what takes it',
  status: 200,
  response: storageUse,
} as const satisfies Endpoint;
