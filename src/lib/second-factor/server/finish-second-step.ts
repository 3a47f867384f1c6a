import { notedIfRefused } from '#lib/accounts/server/failed-sign-ins.ts';
import { type OpenedSession, openSession } from '#lib/accounts/server/open-session.ts';
import { earlierGuess, takeGuess } from '#lib/accounts/server/take-guess.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { usernameKey } from '#lib/accounts/username-rules.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { findPending, takePending } from './pending-queries.ts';
import { spendTypedCode, wayOf } from './spend-code.ts';

/** The pending sign-in of the browser with this secret; undefined when there is none (any more). */
export async function readPending(
  context: Context,
  secret: string | null,
): Promise<{ id: string; username: string } | undefined> {
  if (secret === null || !isSecret(secret)) return undefined;
  return findPending(context.db, secretHash(secret), context.now());
}

/** The account name for the counters of guessed codes. */
export const codesOf = (userId: string) => `second factor of ${userId}`;

/**
 * Opens the session of a pending sign-in, by a code of the person's authenticator app or a recovery code. The pending
 * sign-in and the code are used up together, or neither is.
 * @throws AppError `second_step_expired`, `wrong_second_factor`, `too_many_attempts`, `account_suspended`
 */
export async function finishSecondStep(
  context: Context,
  secret: string | null,
  typed: string,
  visitor: Visitor,
): Promise<OpenedSession> {
  const user = await readPending(context, secret);
  if (!user || secret === null) throw new AppError('second_step_expired');
  const guessed = { account: codesOf(user.id), username: user.username };
  const succeeded = await takeGuess(context, guessed, visitor);
  // Password and code form one sign-in: the password counts as a wrong guess until the code is right, too.
  const password = { account: usernameKey(user.username), username: user.username };
  const passwordSucceeded = await earlierGuess(context, password, visitor);
  const way = wayOf(typed);
  const opening = openSession(context, user, visitor, {
    detail: way,
    async confirm(trx) {
      // A change of password deletes pending sign-ins; the lock prevents a race with it.
      await lockPerson(trx, user.id);
      if (!(await takePending(trx, secretHash(secret)))) return false;
      if (!(await spendTypedCode(trx, user.id, typed, context.now())))
        throw new AppError('wrong_second_factor');
      return true;
    },
  });
  const proof = { userId: user.id, way, address: visitor.address, refusal: 'wrong_second_factor' } as const;
  const session = await notedIfRefused(context, proof, opening);
  if (!session) throw new AppError('second_step_expired');
  await succeeded();
  await passwordSucceeded();
  return session;
}
