import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { credentials, loginAnswer } from '../schemas.ts';

export const signInEndpoint = {
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  summary:
    'Sign in; also sets the session cookie. Where a second factor is asked for, answers `second_factor_required` and sets the cookie that /auth/second-step needs',
  request: credentials,
  status: 200,
  response: loginAnswer,
  errors: [
    'wrong_credentials',
    'second_factor_required',
    'local_accounts_off',
    'password_too_long',
    'too_many_attempts',
  ],
} as const satisfies Endpoint;
