import { registerAnswer, resetPayload } from '../accounts.ts';
import type { Endpoint } from '../endpoint.ts';
import { NEW_PASSWORD_ERRORS } from '../errors.ts';

export const resetPasswordEndpoint = {
  method: 'POST',
  path: '/auth/reset',
  access: 'anyone',
  summary: 'Set a new password by recovery code or by a link from the administrator',
  request: resetPayload,
  status: 200,
  response: registerAnswer,
  errors: ['wrong_recovery_code', 'reset_link_invalid', ...NEW_PASSWORD_ERRORS, 'too_many_attempts'],
} as const satisfies Endpoint;
