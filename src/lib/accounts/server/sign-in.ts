import type { Transaction } from 'kysely';
import { AppError } from '#lib/platform/errors.ts';
import { countEvent } from '#lib/platform/server/base/event-counts.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { SecondStepNeeded } from '#lib/second-factor/second-step-needed.ts';
import { beginSecondStep } from '#lib/second-factor/server/begin-second-step.ts';
import { hasSecondFactor } from '#lib/second-factor/server/has-factor-queries.ts';
import type { Credentials } from '../schemas.ts';
import { usernameKey } from '../username-rules.ts';
import { noteFailure } from './failed-sign-ins.ts';
import { findUser } from './find-user.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { verifyPassword } from './passwords.ts';
import { takeGuess } from './take-guess.ts';
import { lockWithPassword } from './users-queries.ts';

/** A link to a provider's identity, to be stored in the transaction that opens the session. */
export interface AlsoDone {
  /** The identity provider of the sign-in. */
  provider: string;
  link(trx: Transaction<Database>, userId: string): Promise<void>;
}

/**
 * Signs in with a username and a password.
 * @throws AppError `wrong_credentials` (the same, after the same time, for an unknown name), `too_many_attempts`, or
 * `account_suspended`, which is revealed only with the right password; SecondStepNeeded when the password is not
 * enough, or `link_needs_second_factor` with `also`.
 */
export async function signIn(
  context: Context,
  { username, password }: Credentials,
  visitor: Visitor,
  also?: AlsoDone,
): Promise<OpenedSession> {
  const succeeded = await takeGuess(context, { account: usernameKey(username), username }, visitor);
  const user = await findUser(context, username);
  const right = await verifyPassword(password, user?.password_hash);
  if (!user || !right) {
    countEvent('sign_in_failed');
    if (user) noteFailure(context, { userId: user.id, way: 'password', address: visitor.address });
    throw new AppError('wrong_credentials');
  }
  let waits: string | undefined;
  const session = await openSession(context, user, visitor, {
    provider: also?.provider ?? null,
    // The row is locked by updating it: otherwise a session opened with the old password could outlive the change,
    // which ends every session.
    async confirm(trx) {
      if (!(await lockWithPassword(trx, user))) return false;
      if (await hasSecondFactor(trx, user.id)) {
        // The provider's identity, which is to be linked, would be lost during a second step.
        if (also) throw new AppError('link_needs_second_factor');
        waits = await beginSecondStep(context, trx, user.id);
        return false;
      }
      await also?.link(trx, user.id);
      return true;
    },
  });
  if (waits !== undefined) throw new SecondStepNeeded(waits);
  if (!session) throw new AppError('wrong_credentials');
  await succeeded();
  return session;
}
