import type { Transaction } from 'kysely';
import type { Credentials } from '#lib/contract/accounts.ts';
import { AppError } from '#lib/contract/errors.ts';
import { looksOf } from '#lib/domain/look-alikes.ts';
import { isUsername, normaliseUsername, usernameKey } from '#lib/domain/username-rules.ts';
import { checkNewPassword } from '../../base/new-password.ts';
import { hashPassword } from '../../base/passwords.ts';
import type { Context } from '../../context.ts';
import { nameColumns } from '../../db/accounts/name-columns.ts';
import { isLookTaken, lockNames } from '../../db/accounts/names.ts';
import { insertUsers, isUsernameTaken } from '../../db/accounts/users.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { tx } from '../../db/transaction.ts';
import { registerCounters, takeAttempt } from '../../throttle.ts';

/** Refuses a name that is somebody's, or that could be taken for somebody's username or display name. */
async function checkFree(trx: Transaction<Database>, username: string): Promise<void> {
  if (await isUsernameTaken(trx, usernameKey(username))) throw new AppError('username_taken');
  if (await isLookTaken(trx, looksOf(username))) throw new AppError('username_confusable');
}

/**
 * Makes an account. Also used by the administrator's command line, without an address to throttle.
 * @throws AppError `username_invalid`, `password_too_short`, `password_too_long`, `password_common`,
 * `username_taken`, `username_confusable`, `too_many_attempts`.
 */
export async function register(
  context: Context,
  { username: typed, password }: Credentials,
  address: string | null,
): Promise<{ id: string; username: string }> {
  const username = normaliseUsername(typed);
  if (!isUsername(username)) throw new AppError('username_invalid');
  checkNewPassword(context.settings, password, username);
  if (address !== null) await context.databaseRoom.assertFor(0);
  if (address !== null) await takeAttempt(context, registerCounters(address));
  const now = context.now();
  const id = newId(now);
  const password_hash = await hashPassword(password);
  await tx(context, async (trx) => {
    await lockNames(trx);
    await checkFree(trx, username);
    const names = { username_key: usernameKey(username), ...nameColumns(username, null, false) };
    await insertUsers(trx, [{ id, password_hash, created_at: now, ...names }]);
  });
  return { id, username };
}
