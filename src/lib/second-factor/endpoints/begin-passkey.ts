import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { passkeyOptions, passkeyProof } from '../schemas.ts';

export const beginPasskeyEndpoint = {
  method: 'POST',
  path: '/account/passkeys/challenge',
  access: 'signed-in',
  summary: 'What a device makes a passkey by (WebAuthn), once the password has been given again',
  request: passkeyProof,
  status: 200,
  response: passkeyOptions,
  errors: ['wrong_password', 'passkeys_full', 'password_too_long', 'too_many_attempts'],
} as const satisfies Endpoint;
