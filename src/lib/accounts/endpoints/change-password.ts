import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { NEW_PASSWORD_ERRORS } from '#lib/platform/errors.ts';
import { passwordChange } from '../schemas.ts';

export const changePasswordEndpoint = {
  method: 'POST',
  path: '/account/password',
  access: 'signed-in',
  summary: 'Change your password; every other session ends',
  request: passwordChange,
  status: 204,
  errors: ['wrong_password', 'proof_required', ...NEW_PASSWORD_ERRORS, 'too_many_attempts'],
} as const satisfies Endpoint;
