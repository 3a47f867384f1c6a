import type { Transaction } from 'kysely';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { newRecoveryCode, normaliseRecoveryCode, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { Actor } from '../actor.ts';
import { RECOVERY_CODES } from '../session-rules.ts';
import { NO_PASSWORD } from './no-password.ts';
import { provePassword } from './prove-password.ts';
import { countUnusedCodes, lacksCodes, replaceRecoveryCodes, spendCode } from './recovery-codes-queries.ts';
import { endSessionsExcept } from './sessions.ts';
import type { Guesser } from './take-guess.ts';
import { lockPerson } from './users-queries.ts';

/**
 * Makes ten new recovery codes, which replace the earlier ones. They can be read here and never again. Every other
 * session ends: whoever makes codes because somebody else may have the old ones is then alone.
 */
export async function makeRecoveryCodes(
  context: Context,
  actor: Actor,
  password: string | undefined,
  guesser: Guesser,
): Promise<string[]> {
  await provePassword(context, actor, password, guesser);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((code) => secretHash(normaliseRecoveryCode(code)));
  await tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    await replaceRecoveryCodes(trx, actor.id, hashes);
    await endSessionsExcept(trx, { userId: actor.id, kept: actor.sessionId, at: context.now() });
    await appendEntry(context, trx, { ...doneBy(actor), action: 'recovery_codes_made' });
  });
  return codes;
}

/** How many of a person's recovery codes can still be used. */
export function recoveryCodesLeft(context: Context, userId: string): Promise<number> {
  return countUnusedCodes(context.db, userId);
}

/** Whether a person signs in with a password but has no unused recovery code. */
export function lacksRecoveryCodes({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  return lacksCodes(db, userId, NO_PASSWORD);
}

/** Marks a typed recovery code of a person as used. @returns whether it was valid and unused */
export function spendRecoveryCode(
  trx: Transaction<Database>,
  userId: string,
  typed: string,
  now: number,
): Promise<boolean> {
  return spendCode(trx, userId, secretHash(normaliseRecoveryCode(typed)), now);
}
