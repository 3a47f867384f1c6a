import type { Transaction } from 'kysely';
import { truncatedNetwork } from '#lib/audit/network.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import { appendAccepted, takeInvitation } from '#lib/invitations/server/take-invitation.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { looksOf } from '../look-alikes.ts';
import type { Role } from '../roles.ts';
import type { Credentials } from '../schemas.ts';
import { isUsername, normaliseUsername, usernameKey } from '../username-rules.ts';
import type { UserTable } from './account-tables.ts';
import { assertRegistration } from './assert-registration.ts';
import { nameColumns } from './name-columns-queries.ts';
import { isLookTaken, lockNames } from './names-queries.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { registerCounters, takeAttempt } from './throttle.ts';
import { insertUsers, isUsernameTaken } from './users-queries.ts';

/** Refuses a name that is taken, or could be mistaken for another person's username or display name. */
async function checkFree(trx: Transaction<Database>, username: string): Promise<void> {
  if (await isUsernameTaken(trx, usernameKey(username))) throw new AppError('username_taken');
  if (await isLookTaken(trx, looksOf(username))) throw new AppError('username_confusable');
}

type NewAccount = Pick<UserTable, 'id' | 'username' | 'password_hash' | 'created_at'> & {
  /** The default role if absent. */
  account_role?: Role;
};

/** Writes a new account. @throws AppError `username_taken`, `username_confusable` */
async function insertAccount(
  trx: Transaction<Database>,
  { username, ...account }: NewAccount,
): Promise<void> {
  await lockNames(trx);
  await checkFree(trx, username);
  const names = { username_key: usernameKey(username), ...nameColumns(username, null, false) };
  await insertUsers(trx, [{ ...account, ...names }]);
}

/**
 * Creates an account with an entry in the audit log, and uses up the invitation, which sets the account's role.
 * @throws AppError `invitation_invalid`, and as `insertAccount` does
 */
export async function insertInvited(
  context: Context,
  trx: Transaction<Database>,
  account: NewAccount,
  { invitation, source }: { invitation: string | undefined; source: string },
): Promise<void> {
  const taken = invitation === undefined ? undefined : await takeInvitation(context, trx, invitation);
  await insertAccount(trx, { ...account, ...(taken && { account_role: taken.role }) });
  await appendEntry(context, trx, { action: 'registered', actorId: account.id, source });
  if (taken) await appendAccepted(context, trx, taken, { userId: account.id, source });
}

/** Whether an account with this name could be created now. */
export async function isNameFree({ db }: Pick<Context, 'db'>, username: string): Promise<boolean> {
  if (!isUsername(username) || (await isUsernameTaken(db, usernameKey(username)))) return false;
  return !(await isLookTaken(db, looksOf(username)));
}

/**
 * Creates an account. Also used by the administrator's command line, which has no address to throttle.
 * @param invitation hash of the invitation, which is used up and sets the account's role
 * @throws AppError `registration_closed`, `registration_invited`, `invitation_invalid`, `username_invalid`,
 * `password_too_short`, `password_too_long`, `password_common`, `username_taken`, `username_confusable`,
 * `too_many_attempts`.
 */
export async function register(
  context: Context,
  { username: typed, password }: Credentials,
  address: string | null,
  invitation?: string,
): Promise<{ id: string; username: string }> {
  // Without an address the call comes from the administrator's command line, which may always create accounts.
  if (address !== null) assertRegistration(context, invitation !== undefined);
  const username = normaliseUsername(typed);
  if (!isUsername(username)) throw new AppError('username_invalid');
  checkNewPassword(context.settings, password, username);
  if (address !== null) await context.databaseRoom.assertFor(0);
  if (address !== null) await takeAttempt(context, registerCounters(address));
  const created_at = context.now();
  const account = {
    id: newId(created_at),
    username,
    created_at,
    password_hash: await hashPassword(password),
  };
  const source = address === null ? 'command' : truncatedNetwork(address);
  await tx(context, async (trx) => {
    await insertInvited(context, trx, account, { invitation, source });
  });
  return { id: account.id, username };
}
