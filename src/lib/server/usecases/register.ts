import type { Credentials } from '#lib/contract/accounts.ts';
import { AppError } from '#lib/contract/errors.ts';
import { isUsername, normaliseUsername, usernameKey } from '#lib/domain/username-rules.ts';
import type { Context } from '../context.ts';
import { newId } from '../db/id.ts';
import { checkNewPassword } from '../new-password.ts';
import { hashPassword } from '../passwords.ts';
import { registerCounters, takeAttempt } from '../throttle.ts';

/**
 * Makes an account. Also used by the administrator's command line, without an address to throttle.
 * @throws AppError `username_invalid`, `password_too_short`, `password_too_long`, `password_common`,
 * `username_taken`, `too_many_attempts`.
 */
export async function register(
  context: Context,
  { username: typed, password }: Credentials,
  address: string | null,
): Promise<{ id: string; username: string }> {
  const username = normaliseUsername(typed);
  if (!isUsername(username)) throw new AppError('username_invalid');
  checkNewPassword(context.settings, password, username);
  if (address !== null) await takeAttempt(context, registerCounters(address));
  const id = newId(context.now());
  const made = await context.db
    .insertInto('user')
    .values({
      id,
      username,
      username_key: usernameKey(username),
      display_name: null,
      password_hash: await hashPassword(password),
      created_at: context.now(),
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new AppError('username_taken');
  return { id, username };
}
