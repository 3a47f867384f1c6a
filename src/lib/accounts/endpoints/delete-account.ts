import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { accountDeletion } from '../schemas.ts';

export const deleteAccountEndpoint = {
  method: 'DELETE',
  path: '/account',
  access: 'signed-in',
  summary: 'Delete your account',
  request: accountDeletion,
  status: 204,
  errors: ['wrong_password', 'proof_required', 'password_too_long', 'too_many_attempts'],
} as const satisfies Endpoint;
