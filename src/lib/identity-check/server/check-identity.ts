import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { isPassword } from '#lib/accounts/server/no-password.ts';
import { provePassword } from '#lib/accounts/server/prove-password.ts';
import { markSessionConfirmed } from '#lib/accounts/server/sessions-queries.ts';
import { passkeyCounters, takeAttempt } from '#lib/accounts/server/throttle.ts';
import { readPasswordHash } from '#lib/accounts/server/users-queries.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { identitiesOf } from '#lib/identities/server/identity-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Visitor } from '#lib/platform/server/base/visitor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { listPasskeys } from '#lib/second-factor/server/add-passkey.ts';
import type { RelyingParty } from '#lib/second-factor/server/passkey-challenges.ts';
import { beginPasskeyUse, usedPasskey } from '#lib/second-factor/server/use-passkey.ts';
import type { CheckWays } from '../acts.ts';
import type { IdentityProof } from '../schemas.ts';
import { isConfirmed } from './assert-confirmed.ts';

/** The ways in which a person can confirm their identity. */
export async function readCheckWays(context: Context, actor: Actor): Promise<CheckWays> {
  const { db, settings } = context;
  const [confirmed, hash, passkeys, identities] = await Promise.all([
    isConfirmed(context, actor),
    readPasswordHash(db, actor.id),
    listPasskeys(context, actor.id),
    identitiesOf(db, actor.id),
  ]);
  const linked = settings.providers.filter(({ id }) => identities.some(({ provider }) => provider === id));
  return {
    isConfirmed: confirmed,
    hasPassword: isPassword(hash ?? ''),
    hasPasskey: passkeys.length > 0,
    providers: linked.map(({ id, label }) => ({ id, label })),
  };
}

/**
 * The challenge that the person's passkey must sign. @throws AppError `passkey_refused` without a passkey,
 * `too_many_attempts`
 */
export async function beginPasskeyCheck(context: Context, actor: Actor, site: RelyingParty, address: string) {
  await takeAttempt(context, passkeyCounters(address));
  return beginPasskeyUse(context, site, actor.id);
}

/**
 * Records that a session's person has confirmed their identity: only this session may then run actions that need it.
 * @throws AppError `wrong_password`, `passkey_refused`, `too_many_attempts`, `sign_in_required` when the session has
 * ended meanwhile
 */
export async function checkIdentity(
  context: Context,
  actor: Actor,
  proof: IdentityProof,
  { site, visitor }: { site: RelyingParty; visitor: Visitor },
): Promise<void> {
  if ('password' in proof) {
    await provePassword(context, actor, proof.password, visitor);
    return tx(context, (trx) => confirm(context, trx, actor, 'password'));
  }
  const succeeded = await takeAttempt(context, passkeyCounters(visitor.address));
  const by = { site, userId: actor.id, address: visitor.address };
  const passkey = await usedPasskey(context, proof.answer, by);
  await tx(context, async (trx) => {
    if (!(await passkey.markUsed(trx))) throw new AppError('passkey_refused');
    await confirm(context, trx, actor, 'passkey');
  });
  await succeeded();
}

async function confirm(
  context: Context,
  trx: Transaction<Database>,
  actor: Actor,
  detail: 'password' | 'passkey',
): Promise<void> {
  if (!(await markSessionConfirmed(trx, actor.sessionId, context.now())))
    throw new AppError('sign_in_required');
  await appendEntry(context, trx, { ...doneBy(actor), action: 'identity_confirmed', detail });
}
