import type { Actor } from '#lib/accounts/actor.ts';
import { provePassword } from '#lib/accounts/server/prove-password.ts';
import { endSessionsExcept } from '#lib/accounts/server/sessions.ts';
import { type Guesser, takeGuess } from '#lib/accounts/server/take-guess.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { TOTP_SET_UP_LIFETIME } from '#lib/accounts/session-rules.ts';
import { tellSecurityAct } from '#lib/addresses/server/request-mail.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { codesOf } from './finish-second-step.ts';
import { spendTypedCode } from './spend-code.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';
import { confirmSecret, deleteTotp, keepSecret, readTotp, type Totp } from './totp-queries.ts';

/** The unconfirmed secret of a person's authenticator app; undefined when there is none, or it has expired. */
export function secretUnderWay(context: Pick<Context, 'now'>, totp: Totp | undefined): string | undefined {
  if (!totp || totp.confirmed_at !== null) return undefined;
  return totp.begun_at + TOTP_SET_UP_LIFETIME > context.now() ? totp.secret : undefined;
}

/** Stores a new secret for a person's authenticator app. No codes are required before `confirmTotp`. */
export function beginTotp(context: Context, { id }: Actor): Promise<void> {
  return keepSecret(context.db, { user_id: id, secret: newTotpSecret(), begun_at: context.now() });
}

/**
 * From now on the person's password alone is not enough, and their other sessions end. Proved by the password, and by
 * a code that shows that their application has the secret.
 * @throws AppError `set_up_expired`, `wrong_second_factor`, `wrong_password`, `proof_required`, `too_many_attempts`
 */
export async function confirmTotp(
  context: Context,
  actor: Actor,
  { password, code }: { password: string | undefined; code: string },
  guesser: Guesser,
): Promise<void> {
  await provePassword(context, actor, password, guesser);
  const secret = secretUnderWay(context, await readTotp(context.db, actor.id));
  if (secret === undefined) throw new AppError('set_up_expired');
  const step = stepOfCode(secret, code, context.now());
  if (step === undefined) throw new AppError('wrong_second_factor');
  await tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    if (!(await confirmSecret(trx, { user_id: actor.id, secret }, { step, at: context.now() })))
      throw new AppError('set_up_expired');
    await endSessionsExcept(trx, { userId: actor.id, kept: actor.sessionId, at: context.now() });
    await tellSecurityAct(context, trx, { act: 'factor_added', userId: actor.id });
    await appendEntry(context, trx, { ...doneBy(actor), action: 'second_factor_added', detail: 'totp' });
  });
}

/**
 * Deactivates the authenticator app. Requires the password, and one of its codes or a recovery code. Other sessions end.
 * @throws AppError `not_found`, `wrong_second_factor`, `wrong_password`, `proof_required`, `too_many_attempts`
 */
export async function removeTotp(
  context: Context,
  actor: Actor,
  { password, code }: { password: string | undefined; code: string },
  guesser: Guesser,
): Promise<void> {
  await provePassword(context, actor, password, guesser);
  const guessed = { account: codesOf(actor.id), username: actor.username };
  const succeeded = await takeGuess(context, guessed, guesser);
  await tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    if (!(await spendTypedCode(trx, actor.id, code, context.now())))
      throw new AppError('wrong_second_factor');
    if (!(await deleteTotp(trx, actor.id))) throw new AppError('set_up_expired');
    await endSessionsExcept(trx, { userId: actor.id, kept: actor.sessionId, at: context.now() });
    await tellSecurityAct(context, trx, { act: 'factor_removed', userId: actor.id });
    await appendEntry(context, trx, { ...doneBy(actor), action: 'second_factor_removed', detail: 'totp' });
  });
  await succeeded();
}
