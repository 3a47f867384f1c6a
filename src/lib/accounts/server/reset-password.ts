import type { Transaction } from 'kysely';
import { tellSecurityAct } from '#lib/addresses/server/request-mail.ts';
import { truncatedNetwork } from '#lib/audit/network.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import { AppError } from '#lib/platform/errors.ts';
import { newSecret, normaliseRecoveryCode, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { ResetPayload } from '../schemas.ts';
import { RESET_LINK_LIFETIME } from '../session-rules.ts';
import { usernameKey, usernameKeys } from '../username-rules.ts';
import { noteFailure } from './failed-sign-ins.ts';
import { findUser } from './find-user.ts';
import { rememberDevice } from './known-device.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { ownerOfCode, spendCode } from './recovery-codes-queries.ts';
import { ownerOfResetLink, spendResetLink } from './reset-links-queries.ts';
import { setPassword } from './set-password.ts';
import type { Guesser } from './take-guess.ts';
import { codeCounters, takeAttempt } from './throttle.ts';

type ByCode = Extract<ResetPayload, { code: string }>;
type ByLink = Extract<ResetPayload, { token: string }>;

/**
 * A person without a code must learn nothing about the name: the new password is checked against the typed name, and
 * an unknown name, a wrong code and a used one take the same path to the same answer.
 */
async function resetByCode(context: Context, { username, code, password }: ByCode, guesser: Guesser) {
  checkNewPassword(context.settings, password, username);
  const account = usernameKey(username);
  const succeeded = await takeAttempt(context, codeCounters(account, guesser.address));
  const codeHash = secretHash(normaliseRecoveryCode(code));
  const user = await ownerOfCode(context.db, usernameKeys(username), codeHash);
  if (!user) {
    // Looked up for every name: the answer takes equally long.
    const owner = await findUser(context, username);
    if (owner) noteFailure(context, { userId: owner.id, way: 'recovery-code', address: guesser.address });
    throw new AppError('wrong_recovery_code');
  }
  const hash = await hashPassword(password);
  const deviceSecret = await tx(context, async (trx) => {
    if (!(await spendCode(trx, user.id, codeHash, context.now()))) throw new AppError('wrong_recovery_code');
    await setPassword(trx, user.id, { passwordHash: hash, keepSession: null, at: context.now() });
    return afterReset(context, trx, user.id, guesser);
  });
  await succeeded();
  return { username: user.username, deviceSecret };
}

/** The person a reset link belongs to, while it can still be used. */
export function resetLinkOwner(
  context: Context,
  token: string,
): Promise<{ id: string; username: string } | undefined> {
  return ownerOfResetLink(context.db, secretHash(token), context.now());
}

async function resetByLink(context: Context, { token, password }: ByLink, guesser: Guesser) {
  const owner = await resetLinkOwner(context, token);
  if (!owner) throw new AppError('reset_link_invalid');
  checkNewPassword(context.settings, password, owner.username);
  const hash = await hashPassword(password);
  const deviceSecret = await tx(context, async (trx) => {
    if (!(await spendResetLink(trx, secretHash(token), context.now())))
      throw new AppError('reset_link_invalid');
    await setPassword(trx, owner.id, { passwordHash: hash, keepSession: null, at: context.now() });
    return afterReset(context, trx, owner.id, guesser);
  });
  return { username: owner.username, deviceSecret };
}

/** After a reset: marks the browser as known, and writes to the audit log. @returns the device's secret */
async function afterReset(
  context: Context,
  trx: Transaction<Database>,
  userId: string,
  { address, deviceSecret }: Guesser,
): Promise<string> {
  const remembered = await rememberDevice(trx, userId, deviceSecret, context.now());
  const source = truncatedNetwork(address);
  await tellSecurityAct(context, trx, { act: 'password_changed', userId });
  await appendEntry(context, trx, { action: 'password_reset', actorId: userId, source });
  return remembered;
}

/**
 * Sets a new password without the old one, by a recovery code or by the administrator's link. Either works once,
 * and every session ends. The browser used becomes a known device: other people's guesses cannot delay its owner's
 * sign-in with the new password.
 * @throws AppError `wrong_recovery_code`, `reset_link_invalid`, the password rules', `too_many_attempts`.
 */
export function resetPassword(
  context: Context,
  payload: ResetPayload,
  guesser: Guesser,
): Promise<{ username: string; deviceSecret: string }> {
  return 'token' in payload ? resetByLink(context, payload, guesser) : resetByCode(context, payload, guesser);
}

/**
 * A new reset link and the token that opens it, valid for one hour and one use; the stored row replaces
 * earlier links.
 */
export function newResetLink({ now }: Pick<Context, 'now'>, userId: string) {
  const token = newSecret();
  const link = { token_hash: secretHash(token), user_id: userId, expires_at: now() + RESET_LINK_LIFETIME };
  return { token, link };
}
