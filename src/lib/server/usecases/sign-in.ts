import type { Credentials } from '#lib/contract/accounts.ts';
import { AppError } from '#lib/contract/errors.ts';
import { usernameKey } from '#lib/domain/username-rules.ts';
import type { Context } from '../context.ts';
import { verifyPassword } from '../passwords.ts';
import { guessCounters, takeAttempt } from '../throttle.ts';
import { findUser } from './find-user.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** Where a sign-in comes from. */
export interface Visitor {
  /** Client address, for throttling only; never stored as such. */
  address: string;
  /** « Firefox · Linux », for the list of sessions. */
  device: string;
}

/**
 * Signs in with a username and a password.
 * @throws AppError `wrong_credentials` (the same, after the same time, for an unknown name) or `too_many_attempts`.
 */
export async function signIn(
  context: Context,
  { username, password }: Credentials,
  visitor: Visitor,
): Promise<OpenedSession> {
  const succeeded = await takeAttempt(context, guessCounters(usernameKey(username), visitor.address));
  const user = await findUser(context, username);
  const right = await verifyPassword(password, user?.password_hash);
  if (!user || !right) throw new AppError('wrong_credentials');
  const session = await openSession(context, user, visitor.device);
  if (!session) throw new AppError('wrong_credentials');
  await succeeded();
  return session;
}
