import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { NEW_PASSWORD_ERRORS } from '#lib/platform/errors.ts';
import { credentials, registerAnswer } from '../schemas.ts';

export const registerEndpoint = {
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  summary: 'Make an account',
  request: credentials,
  status: 201,
  response: registerAnswer,
  errors: [
    'registration_closed',
    'registration_invited',
    'username_taken',
    'username_confusable',
    'username_invalid',
    ...NEW_PASSWORD_ERRORS,
    'local_accounts_off',
    'too_many_attempts',
  ],
} as const satisfies Endpoint;
