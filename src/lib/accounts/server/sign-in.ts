import { AppError } from '#lib/platform/errors.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Credentials } from '../schemas.ts';
import { usernameKey } from '../username-rules.ts';
import { findUser } from './find-user.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { verifyPassword } from './passwords.ts';
import { takeGuess } from './take-guess.ts';

/**
 * Signs in with a username and a password.
 * @throws AppError `wrong_credentials` (the same, after the same time, for an unknown name), `too_many_attempts`, or
 * `account_suspended`, which only whoever knows the password is told.
 */
export async function signIn(
  context: Context,
  { username, password }: Credentials,
  visitor: Visitor,
): Promise<OpenedSession> {
  const succeeded = await takeGuess(context, { account: usernameKey(username), username }, visitor);
  const user = await findUser(context, username);
  const right = await verifyPassword(password, user?.password_hash);
  if (!user || !right) throw new AppError('wrong_credentials');
  if (user.suspended_at !== null) throw new AppError('account_suspended');
  const session = await openSession(context, user, visitor);
  if (!session) throw new AppError('wrong_credentials');
  await succeeded();
  return session;
}
