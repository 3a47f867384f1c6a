import { AppError } from '#lib/platform/errors.ts';
import type { Settings } from '#lib/platform/server/base/settings.ts';
import { passwordFault } from '../password-rules.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

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
