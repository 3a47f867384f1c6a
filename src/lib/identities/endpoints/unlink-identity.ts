import { passwordProof } from '#lib/accounts/schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const unlinkIdentityEndpoint = {
  method: 'DELETE',
  path: '/account/identities/[identity]',
  access: 'signed-in',
  summary: 'Unlink an account that you have with a provider of identities',
  request: passwordProof,
  status: 204,
  errors: [
    'not_found',
    'last_way_in',
    'wrong_password',
    'proof_required',
    'password_too_long',
    'too_many_attempts',
  ],
} as const satisfies Endpoint;
