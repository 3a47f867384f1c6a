import type { Actor } from '#lib/accounts/actor.ts';
import { isPassword } from '#lib/accounts/server/no-password.ts';
import { provedUntil, provePassword } from '#lib/accounts/server/prove-password.ts';
import { endSessionsExcept } from '#lib/accounts/server/sessions.ts';
import type { Guesser } from '#lib/accounts/server/take-guess.ts';
import { lockPerson, readPasswordHash } from '#lib/accounts/server/users-queries.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Settings } from '#lib/platform/server/base/settings.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { LinkedIdentity, Proof } from '../identity.ts';
import { deleteIdentity, identitiesOf } from './identity-queries.ts';
import type { IdentityTable } from './tables.ts';

const iso = (instant: number) => new Date(instant).toISOString();

function shown({ providers }: Settings, row: IdentityTable): LinkedIdentity {
  return {
    id: row.id,
    provider: row.provider,
    // The issuer replaces the name of a provider that is no longer in the settings.
    label: providers.find(({ id }) => id === row.provider)?.label ?? row.issuer,
    name: row.name,
    rpps: row.rpps,
    linkedAt: iso(row.linked_at),
    usedAt: iso(row.used_at),
  };
}

/** A person's identities, and their ways of proving who they are before irreversible actions. */
export async function readIdentities(
  context: Context,
  actor: Actor,
): Promise<{ identities: LinkedIdentity[]; proof: Proof }> {
  const { settings, db } = context;
  const rows = await identitiesOf(db, actor.id);
  const hasPassword = isPassword((await readPasswordHash(db, actor.id)) ?? '');
  const providers = settings.providers
    .filter(({ id }) => rows.some((row) => row.provider === id))
    .map(({ id, label }) => ({ id, label }));
  const isGiven = !hasPassword && (await provedUntil(context, actor.sessionId)) !== null;
  const proof: Proof = hasPassword ? { by: 'password' } : { by: 'provider', isGiven, providers };
  return { identities: rows.map((row) => shown(settings, row)), proof };
}

/** Whether a person could no longer sign in without a given identity. */
function isLastWayIn(
  { providers, localAccounts }: Settings,
  rows: readonly IdentityTable[],
  { id, hasPassword }: { id: string; hasPassword: boolean },
): boolean {
  if (hasPassword && localAccounts) return false;
  const others = rows.filter((row) => row.id !== id);
  return !others.some((row) => providers.some((provider) => provider.id === row.provider));
}

/**
 * Unlinks one of a person's identities, once they have proved again who they are: whoever finds a session open must
 * not take its owner's way in. Their other sessions end: one may have been opened by that identity.
 * @throws AppError `not_found`, `last_way_in`, `wrong_password`, `proof_required`, `too_many_attempts`
 */
export async function unlinkIdentity(
  context: Context,
  actor: Actor,
  { id, password }: { id: string; password: string | undefined },
  guesser: Guesser,
): Promise<void> {
  await provePassword(context, actor, password, guesser);
  await tx(context, async (trx) => {
    // Two simultaneous requests must not unlink the last two identities.
    await lockPerson(trx, actor.id);
    const rows = await identitiesOf(trx, actor.id);
    if (!rows.some((row) => row.id === id)) throw new AppError('not_found');
    const hasPassword = isPassword((await readPasswordHash(trx, actor.id)) ?? '');
    if (isLastWayIn(context.settings, rows, { id, hasPassword })) throw new AppError('last_way_in');
    await deleteIdentity(trx, { id, userId: actor.id });
    await endSessionsExcept(trx, { userId: actor.id, kept: actor.sessionId, at: context.now() });
    await appendEntry(context, trx, { ...doneBy(actor), action: 'identity_unlinked' });
  });
}
