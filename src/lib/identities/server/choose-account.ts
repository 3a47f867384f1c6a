import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import type { Credentials } from '#lib/accounts/schemas.ts';
import { assertRegistration } from '#lib/accounts/server/assert-registration.ts';
import { NO_PASSWORD } from '#lib/accounts/server/no-password.ts';
import { type OpenedSession, openSession } from '#lib/accounts/server/open-session.ts';
import { provePassword } from '#lib/accounts/server/prove-password.ts';
import { insertInvited, isNameFree } from '#lib/accounts/server/register.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { registerCounters, takeAttempt } from '#lib/accounts/server/throttle.ts';
import { isUsername, normaliseUsername } from '#lib/accounts/username-rules.ts';
import { truncatedNetwork } from '#lib/audit/network.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import { findInvitation } from '#lib/invitations/server/take-invitation.ts';
import { AppError } from '#lib/platform/errors.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { proposedUsernames } from '../proposed-username.ts';
import { ProviderError } from '../provider-faults.ts';
import { applyToldRole } from './apply-told-role.ts';
import { insertIdentity } from './identity-queries.ts';
import { deleteSignIn, findAnswered, type ProviderSignIn } from './provider-sign-in-queries.ts';

/** A completed sign-in at a provider that waits for the person's choice of account. */
export type WaitingSignIn = ProviderSignIn;

/** The sign-in of this browser that waits for a choice of account. @throws ProviderError `expired` */
export async function readAnswered(context: Context, secret: string | null): Promise<WaitingSignIn> {
  const answered =
    secret === null ? undefined : await findAnswered(context.db, secretHash(secret), context.now());
  if (!answered) throw new ProviderError('expired');
  return answered;
}

/** Whether a person may create an account: registration is open, or they have a valid invitation. */
export async function mayMakeAccount(
  context: Context,
  { invitation_hash }: Pick<WaitingSignIn, 'invitation_hash'>,
): Promise<boolean> {
  const { registration } = context.settings;
  if (registration !== 'invitation') return registration === 'open';
  return (await findInvitation(context, invitation_hash)) !== undefined;
}

/** The first proposed username that is free; empty when none is. */
export async function proposeUsername(context: Context, name: string): Promise<string> {
  for (const username of proposedUsernames(name)) if (await isNameFree(context, username)) return username;
  return '';
}

/** Links the waiting identity to an account, once. @throws ProviderError `expired`, `taken` */
async function link(
  context: Context,
  trx: Transaction<Database>,
  { secret_hash, provider, issuer, subject, name, rpps }: WaitingSignIn,
  userId: string,
): Promise<void> {
  if (!(await deleteSignIn(trx, secret_hash)) || issuer === null || subject === null)
    throw new ProviderError('expired');
  const now = context.now();
  const identity = { id: newId(now), issuer, subject, user_id: userId, provider, name: name ?? '', rpps };
  if (!(await insertIdentity(trx, { ...identity, linked_at: now, used_at: now })))
    throw new ProviderError('taken');
  await appendEntry(context, trx, { action: 'identity_linked', actorId: userId, detail: provider });
}

/**
 * Links an identity to an account with its password, and signs in.
 * @throws ProviderError, and AppError as `signIn` does
 */
export function linkToAccount(
  context: Context,
  answered: WaitingSignIn,
  credentials: Credentials,
  visitor: Visitor,
): Promise<OpenedSession> {
  return signIn(context, credentials, visitor, {
    provider: answered.provider,
    async link(trx, userId) {
      await link(context, trx, answered, userId);
      await applyToldRole(context, trx, userId, answered.told_role);
    },
  });
}

/**
 * Links an identity to the person's own account, once they have proved their identity again.
 * @throws ProviderError, and AppError as `provePassword` does
 */
export async function linkToOwn(
  context: Context,
  answered: WaitingSignIn,
  actor: Actor,
  { password, visitor }: { password: string | undefined; visitor: Visitor },
): Promise<void> {
  if (actor.sessionId !== answered.session_id) throw new ProviderError('expired');
  await provePassword(context, actor, password, visitor);
  await tx(context, (trx) => link(context, trx, answered, actor.id));
}

/**
 * Creates an account without password for the person of an identity, and signs in.
 * @throws ProviderError, and AppError `registration_closed`, `registration_invited`, `invitation_invalid`,
 * `username_invalid`, `username_taken`, `username_confusable`, `too_many_attempts`
 */
export async function makeAccount(
  context: Context,
  answered: WaitingSignIn,
  typed: string,
  visitor: Visitor,
): Promise<OpenedSession> {
  const username = normaliseUsername(typed);
  const invitation = answered.invitation_hash ?? undefined;
  assertRegistration(context, invitation !== undefined);
  if (!isUsername(username)) throw new AppError('username_invalid');
  await context.databaseRoom.assertFor(0);
  await takeAttempt(context, registerCounters(visitor.address));
  const created_at = context.now();
  const account = { id: newId(created_at), username, created_at, password_hash: NO_PASSWORD };
  const session = await openSession(context, account, visitor, {
    provider: answered.provider,
    async confirm(trx) {
      const source = truncatedNetwork(visitor.address);
      await insertInvited(context, trx, account, { invitation, source });
      await link(context, trx, answered, account.id);
      await applyToldRole(context, trx, account.id, answered.told_role);
      return true;
    },
  });
  if (!session) throw new ProviderError('expired');
  return session;
}
