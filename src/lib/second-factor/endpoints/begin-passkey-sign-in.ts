import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { passkeyOptions } from '../schemas.ts';

export const beginPasskeySignInEndpoint = {
  method: 'POST',
  path: '/auth/passkey/challenge',
  access: 'anyone',
  summary: 'What a device signs, for somebody who signs in with a passkey (WebAuthn)',
  status: 200,
  response: passkeyOptions,
  errors: ['local_accounts_off', 'too_many_attempts'],
} as const satisfies Endpoint;
