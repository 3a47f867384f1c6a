import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { passkeyOptions } from '#lib/second-factor/schemas.ts';

export const beginPasskeyCheckEndpoint = {
  method: 'POST',
  path: '/account/identity-check/challenge',
  access: 'signed-in',
  summary: 'What a device signs, for you to show again who you are (WebAuthn)',
  status: 200,
  response: passkeyOptions,
  errors: ['passkey_refused', 'too_many_attempts'],
} as const satisfies Endpoint;
