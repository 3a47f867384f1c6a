import { AppError } from '#lib/contract/errors.ts';
import { passwordFault } from '#lib/domain/password-rules.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import type { Context } from './context.ts';

const NONE: ReadonlySet<string> = new Set();

/** Refuses a new password that breaks the rules of this server's settings. */
export function checkNewPassword(context: Context, password: string, username: string): void {
  const { passwordMin, passwordBlocklist } = context.settings;
  const common = passwordBlocklist ? COMMON_PASSWORDS : NONE;
  const fault = passwordFault(password, username, { min: passwordMin, common });
  if (fault) throw new AppError(fault);
}
