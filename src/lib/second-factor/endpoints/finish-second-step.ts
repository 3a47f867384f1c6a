import { loginAnswer } from '#lib/accounts/schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { typedCode } from '../schemas.ts';

export const finishSecondStepEndpoint = {
  method: 'POST',
  path: '/auth/second-step',
  access: 'anyone',
  summary:
    'Finish a sign-in that answered `second_factor_required`, by a code of the application or a recovery code; needs the cookie that came with that answer',
  request: typedCode,
  status: 200,
  response: loginAnswer,
  errors: [
    'second_step_expired',
    'wrong_second_factor',
    'account_suspended',
    'local_accounts_off',
    'too_many_attempts',
  ],
} as const satisfies Endpoint;
