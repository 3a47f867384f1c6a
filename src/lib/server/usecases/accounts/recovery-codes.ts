import type { Actor } from '#lib/domain/actor.ts';
import { RECOVERY_CODES } from '#lib/domain/session-rules.ts';
import { newRecoveryCode, normaliseRecoveryCode, secretHash } from '../../base/secrets.ts';
import type { Context } from '../../context.ts';
import { tx } from '../../db/transaction.ts';
import { provePassword } from './prove-password.ts';
import type { Guesser } from './take-guess.ts';

/** Makes ten new recovery codes, which replace the earlier ones. They can be read here and never again. */
export async function makeRecoveryCodes(
  context: Context,
  actor: Actor,
  password: string,
  guesser: Guesser,
): Promise<string[]> {
  await provePassword(context, actor, password, guesser);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const rows = codes.map((code) => ({
    user_id: actor.id,
    code_hash: secretHash(normaliseRecoveryCode(code)),
    used_at: null,
  }));
  await tx(context, async (trx) => {
    await trx.deleteFrom('recovery_code').where('user_id', '=', actor.id).execute();
    await trx.insertInto('recovery_code').values(rows).execute();
  });
  return codes;
}

/** How many of one's recovery codes can still be used. */
export async function recoveryCodesLeft(context: Context, userId: string): Promise<number> {
  const rows = await context.db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}
