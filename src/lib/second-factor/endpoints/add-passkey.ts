import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { newPasskey, passkeyEntry } from '../schemas.ts';

export const addPasskeyEndpoint = {
  method: 'POST',
  path: '/account/passkeys',
  access: 'signed-in',
  summary: 'Keep the passkey that a device has made; every other session ends',
  request: newPasskey,
  status: 201,
  response: passkeyEntry,
  errors: ['passkey_refused', 'passkeys_full'],
} as const satisfies Endpoint;
