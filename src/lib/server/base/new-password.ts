import { AppError } from '#lib/contract/errors.ts';
import { passwordFault } from '#lib/domain/password-rules.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import type { Settings } from './settings.ts';

const NONE: ReadonlySet<string> = new Set();

/** Refuses a new password that breaks the rules of this server's settings. */
export function checkNewPassword(
  settings: Pick<Settings, 'passwordMin' | 'passwordBlocklist'>,
  password: string,
  username: string,
): void {
  const common = settings.passwordBlocklist ? COMMON_PASSWORDS : NONE;
  const fault = passwordFault(password, username, { min: settings.passwordMin, common });
  if (fault) throw new AppError(fault);
}
