import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { passwordProof, recoveryCodesAnswer } from '../schemas.ts';

export const makeRecoveryCodesEndpoint = {
  method: 'POST',
  path: '/account/recovery-codes',
  access: 'signed-in',
  summary: 'Make ten recovery codes, which replace earlier ones; every other session ends',
  request: passwordProof,
  status: 200,
  response: recoveryCodesAnswer,
  errors: ['wrong_password', 'proof_required', 'password_too_long', 'too_many_attempts'],
} as const satisfies Endpoint;
