import type { ErrorCode } from '#lib/platform/errors.ts';

/** Field names in the account forms. */
export type AccountField = 'username' | 'password' | 'code' | 'displayName';

const FIELDS: Partial<Record<ErrorCode, AccountField>> = {
  username_taken: 'username',
  username_confusable: 'username',
  username_invalid: 'username',
  password_too_short: 'password',
  password_too_long: 'password',
  password_common: 'password',
  wrong_recovery_code: 'code',
  display_name_invalid: 'displayName',
};

/** The field that an error is about; undefined when it is about none. */
export function fieldAtFault(code: ErrorCode | 'no_answer'): AccountField | undefined {
  return code === 'no_answer' ? undefined : FIELDS[code];
}
