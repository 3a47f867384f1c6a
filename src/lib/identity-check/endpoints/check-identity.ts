import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { identityProof } from '../schemas.ts';

export const checkIdentityEndpoint = {
  method: 'POST',
  path: '/account/identity-check',
  access: 'signed-in',
  summary: 'Show again who you are, by your password or a passkey: good for this session alone',
  request: identityProof,
  status: 204,
  errors: ['wrong_password', 'passkey_refused', 'password_too_long', 'too_many_attempts'],
} as const satisfies Endpoint;
