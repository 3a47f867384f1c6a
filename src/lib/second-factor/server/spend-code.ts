import type { Transaction } from 'kysely';
import { spendRecoveryCode } from '#lib/accounts/server/recovery-codes.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { isTotpCode, stepOfCode } from './totp.ts';
import { readTotp, spendStep } from './totp-queries.ts';

/** The kind of code used as second factor. */
export type SecondFactorWay = 'totp' | 'recovery-code';

/** Recognised by its form, which is different for the two kinds. */
export function wayOf(typed: string): SecondFactorWay {
  return isTotpCode(typed) ? 'totp' : 'recovery-code';
}

/** Uses up a typed code: of the person's authenticator app, or a recovery code. @returns whether it was right */
export async function spendTypedCode(
  trx: Transaction<Database>,
  userId: string,
  typed: string,
  now: number,
): Promise<boolean> {
  if (wayOf(typed) === 'recovery-code') return spendRecoveryCode(trx, userId, typed, now);
  const totp = await readTotp(trx, userId);
  if (!totp || totp.confirmed_at === null) return false;
  const step = stepOfCode(totp.secret, typed, now);
  return step !== undefined && spendStep(trx, userId, step);
}
