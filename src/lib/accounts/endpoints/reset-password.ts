import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { NEW_PASSWORD_ERRORS } from '#lib/platform/errors.ts';
import { registerAnswer, resetPayload } from '../schemas.ts';

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
