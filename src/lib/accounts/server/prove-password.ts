import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Actor } from '../actor.ts';
import { PROOF_LIFETIME } from '../session-rules.ts';
import { noteFailure } from './failed-sign-ins.ts';
import { verifyPassword } from './passwords.ts';
import { markSessionConfirmed, sessionProvedAt } from './sessions-queries.ts';
import { type Guesser, takeGuess } from './take-guess.ts';
import { readPasswordHash } from './users-queries.ts';

/** Until when a session needs no further proof of identity (epoch ms); null when a proof is needed now. */
export async function provedUntil(context: Context, sessionId: string): Promise<number | null> {
  const provedAt = await sessionProvedAt(context.db, sessionId);
  return provedAt !== null && provedAt + PROOF_LIFETIME > context.now() ? provedAt + PROOF_LIFETIME : null;
}

/**
 * Checks a signed-in person's password before an irreversible action. People without one (who sign in
 * through an identity provider) must have proved their identity there recently. After a right password, the person is
 * not asked again for a while, where sensitive actions need confirmation (`identity-check`).
 * @throws AppError `proof_required`, `wrong_password` or `too_many_attempts` (a stolen session must not become a way
 * to guess).
 */
export async function provePassword(
  context: Context,
  actor: Actor,
  password: string | undefined,
  guesser: Guesser,
): Promise<void> {
  if (password === undefined) {
    if ((await provedUntil(context, actor.sessionId)) === null) throw new AppError('proof_required');
    return;
  }
  const succeeded = await takeGuess(
    context,
    { account: `password of ${actor.id}`, username: actor.username },
    guesser,
  );
  const hash = await readPasswordHash(context.db, actor.id);
  if (!(await verifyPassword(password, hash))) {
    noteFailure(context, { userId: actor.id, way: 'password', address: guesser.address });
    throw new AppError('wrong_password');
  }
  await succeeded();
  await markSessionConfirmed(context.db, actor.sessionId, context.now());
}
