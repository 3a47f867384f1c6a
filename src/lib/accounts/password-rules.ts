import { fold } from '#lib/platform/fold.ts';

/** Maximum length: enough for any passphrase, and short enough that hashing takes the same time as for any other. */
export const PASSWORD_MAX = 256;

export interface PasswordRules {
  /** Minimum number of characters. */
  min: number;
  /** Folded passwords that everybody tries first; empty when the administrator turned the list off. */
  common: ReadonlySet<string>;
}

export type PasswordFault = 'password_too_short' | 'password_too_long' | 'password_common';

/** A password as it is hashed: the same keys typed on two systems give the same bytes. */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

/** Removes trailing digits and punctuation, which people add when a password is refused as too common. */
function withoutTail(folded: string): string {
  return folded.replace(/[\d!?.*@#$_-]+$/, '');
}

/** Whether a password is one repeated character or a run of neighbours (« 23456789 », « abcdefgh », either way). */
function isSequence(folded: string): boolean {
  const points = [...folded].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/** The fault of a new password, or undefined. `username` may not be the password either. */
export function passwordFault(
  password: string,
  username: string,
  rules: PasswordRules,
): PasswordFault | undefined {
  const length = [...normalisePassword(password)].length;
  if (length < rules.min) return 'password_too_short';
  if (length > PASSWORD_MAX) return 'password_too_long';
  if (rules.common.size === 0) return undefined;
  const folded = fold(password);
  const stem = withoutTail(folded);
  const name = fold(username);
  const guessable =
    rules.common.has(folded) ||
    rules.common.has(stem) ||
    folded === name ||
    (stem === name && name !== '') ||
    isSequence(folded);
  return guessable ? 'password_common' : undefined;
}
