import { loginAnswer } from '#lib/accounts/schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { passkeySignIn } from '../schemas.ts';

export const signInWithPasskeyEndpoint = {
  method: 'POST',
  path: '/auth/passkey',
  access: 'anyone',
  summary: 'Sign in with a passkey, which stands for both factors; also sets the session cookie',
  request: passkeySignIn,
  status: 200,
  response: loginAnswer,
  errors: ['passkey_refused', 'account_suspended', 'local_accounts_off', 'too_many_attempts'],
} as const satisfies Endpoint;
