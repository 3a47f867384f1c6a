import { readFileSync } from 'node:fs';
import { AppError } from '#lib/contract/errors.ts';
import { fold } from '#lib/domain/fold.ts';
import { passwordFault } from '#lib/domain/password-rules.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import type { Settings } from './settings.ts';

type PasswordSettings = Pick<Settings, 'passwordMin' | 'passwordBlocklist'>;

const lists = new Map<string, ReadonlySet<string>>();

/** Our own list and the administrator's (one password a line), read once. @throws when the file can't be read */
export function commonPasswords({ passwordBlocklist: path }: PasswordSettings): ReadonlySet<string> {
  let list = path === '' ? COMMON_PASSWORDS : lists.get(path);
  if (!list) {
    const lines = readFileSync(path, 'utf8').split(/\r?\n/);
    list = new Set([...COMMON_PASSWORDS, ...lines.filter(Boolean).map(fold)]);
    lists.set(path, list);
  }
  return list;
}

/** Refuses a new password that breaks the rules of this server's settings. */
export function checkNewPassword(settings: PasswordSettings, password: string, username: string): void {
  const rules = { min: settings.passwordMin, common: commonPasswords(settings) };
  const fault = passwordFault(password, username, rules);
  if (fault) throw new AppError(fault);
}
