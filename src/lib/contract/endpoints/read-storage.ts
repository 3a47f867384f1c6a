import type { Endpoint } from '../endpoint.ts';
import { storageUse } from '../storage.ts';

export const readStorageEndpoint = {
  method: 'GET',
  path: '/account/storage',
  access: 'signed-in',
  summary: 'What your images take, and what takes it',
  status: 200,
  response: storageUse,
} as const satisfies Endpoint;
