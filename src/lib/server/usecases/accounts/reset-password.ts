import type { ResetPayload } from '#lib/contract/accounts.ts';
import { AppError } from '#lib/contract/errors.ts';
import { RESET_LINK_LIFETIME } from '#lib/domain/session-rules.ts';
import { usernameKey, usernameKeys } from '#lib/domain/username-rules.ts';
import { checkNewPassword } from '../../base/new-password.ts';
import { hashPassword } from '../../base/passwords.ts';
import { newSecret, normaliseRecoveryCode, secretHash } from '../../base/secrets.ts';
import type { Context } from '../../context.ts';
import { tx } from '../../db/transaction.ts';
import { codeCounters, takeAttempt } from '../../throttle.ts';
import { rememberDevice } from './known-device.ts';
import { setPassword } from './set-password.ts';
import type { Guesser } from './take-guess.ts';

type ByCode = Extract<ResetPayload, { code: string }>;
type ByLink = Extract<ResetPayload, { token: string }>;

/**
 * Whoever knows no code must learn nothing of the name: the new password is judged by what was typed, and an
 * unknown name, a wrong code and a used one come to the same answer by the same way.
 */
async function resetByCode(context: Context, { username, code, password }: ByCode, guesser: Guesser) {
  checkNewPassword(context.settings, password, username);
  const account = usernameKey(username);
  const succeeded = await takeAttempt(context, codeCounters(account, guesser.address));
  const codeHash = secretHash(normaliseRecoveryCode(code));
  const user = await context.db
    .selectFrom('recovery_code')
    .innerJoin('user', 'user.id', 'recovery_code.user_id')
    .select(['user.id', 'user.username'])
    .where('user.username_key', 'in', usernameKeys(username))
    .where('recovery_code.code_hash', '=', codeHash)
    .where('recovery_code.used_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new AppError('wrong_recovery_code');
  const hash = await hashPassword(password);
  const deviceSecret = await tx(context, async (trx) => {
    const used = await trx
      .updateTable('recovery_code')
      .set({ used_at: context.now() })
      .where('user_id', '=', user.id)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .returning('code_hash')
      .executeTakeFirst();
    if (!used) throw new AppError('wrong_recovery_code');
    await setPassword(trx, user.id, hash, null);
    return rememberDevice(trx, user.id, guesser.deviceSecret, context.now());
  });
  await succeeded();
  return { username: user.username, deviceSecret };
}

/** The person a reset link belongs to, while it can still be used. */
export async function resetLinkOwner(
  context: Context,
  token: string,
): Promise<{ id: string; username: string } | undefined> {
  return context.db
    .selectFrom('reset_link')
    .innerJoin('user', 'user.id', 'reset_link.user_id')
    .select(['user.id', 'user.username'])
    .where('token_hash', '=', secretHash(token))
    .where('used_at', 'is', null)
    .where('reset_link.expires_at', '>', context.now())
    .executeTakeFirst();
}

async function resetByLink(context: Context, { token, password }: ByLink, guesser: Guesser) {
  const owner = await resetLinkOwner(context, token);
  if (!owner) throw new AppError('reset_link_invalid');
  checkNewPassword(context.settings, password, owner.username);
  const hash = await hashPassword(password);
  const deviceSecret = await tx(context, async (trx) => {
    const used = await trx
      .updateTable('reset_link')
      .set({ used_at: context.now() })
      .where('token_hash', '=', secretHash(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', context.now())
      .returning('user_id')
      .executeTakeFirst();
    if (!used) throw new AppError('reset_link_invalid');
    await setPassword(trx, owner.id, hash, null);
    return rememberDevice(trx, owner.id, guesser.deviceSecret, context.now());
  });
  return { username: owner.username, deviceSecret };
}

/**
 * Sets a new password without the old one, by a recovery code or by the administrator's link. Either works once,
 * and every session ends. The browser it is done from is known from then on: nobody's guesses keep its owner from
 * signing in with the new password.
 * @throws AppError `wrong_recovery_code`, `reset_link_invalid`, the password rules', `too_many_attempts`.
 */
export function resetPassword(
  context: Context,
  payload: ResetPayload,
  guesser: Guesser,
): Promise<{ username: string; deviceSecret: string }> {
  return 'token' in payload ? resetByLink(context, payload, guesser) : resetByCode(context, payload, guesser);
}

/** Makes a link token for a person, good for one hour and one use; earlier links stop working. */
export async function makeResetToken(context: Context, user: { id: string }): Promise<string> {
  const token = newSecret();
  await tx(context, async (trx) => {
    await trx.deleteFrom('reset_link').where('user_id', '=', user.id).execute();
    await trx
      .insertInto('reset_link')
      .values({
        token_hash: secretHash(token),
        user_id: user.id,
        expires_at: context.now() + RESET_LINK_LIFETIME,
        used_at: null,
      })
      .execute();
  });
  return token;
}
