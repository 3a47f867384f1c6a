import { passwordChange } from '../accounts.ts';
import type { Endpoint } from '../endpoint.ts';
import { NEW_PASSWORD_ERRORS } from '../errors.ts';

export const changePasswordEndpoint = {
  method: 'POST',
  path: '/account/password',
  access: 'signed-in',
  summary: 'Change your password; every other session ends',
  request: passwordChange,
  status: 204,
  errors: ['wrong_password', ...NEW_PASSWORD_ERRORS, 'too_many_attempts'],
} as const satisfies Endpoint;
