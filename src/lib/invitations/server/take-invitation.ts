import type { Transaction } from 'kysely';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { findOpenInvitation, takeOpenInvitation } from './invitation-queries.ts';
import type { InvitationTable } from './tables.ts';

type Taken = Pick<InvitationTable, 'role' | 'made_by'>;

/** The stored hash of an invitation's secret; undefined for a text that cannot be one. */
export function invitationHash(token: string | null | undefined): string | undefined {
  return token && isSecret(token) ? secretHash(token) : undefined;
}

/** The invitation with this hash, if still valid. */
export async function findInvitation(
  { db, now }: Context,
  hash: string | null | undefined,
): Promise<Pick<InvitationTable, 'role' | 'expires_at'> | undefined> {
  return hash ? findOpenInvitation(db, hash, now()) : undefined;
}

/**
 * Uses up an invitation for the account created in a transaction: of two simultaneous uses, only one succeeds.
 * @throws AppError `invitation_invalid`
 */
export async function takeInvitation(
  { now }: Context,
  trx: Transaction<Database>,
  hash: string,
): Promise<Taken> {
  const taken = await takeOpenInvitation(trx, hash, now());
  if (!taken) throw new AppError('invitation_invalid');
  return taken;
}

/** Records in the audit log who accepted an invitation, and who had created it. */
export function appendAccepted(
  context: Context,
  trx: Transaction<Database>,
  { role, made_by }: Taken,
  { userId, source }: { userId: string; source: string },
): Promise<void> {
  return appendEntry(context, trx, {
    action: 'invitation_accepted',
    actorId: userId,
    personId: made_by,
    detail: role,
    source,
  });
}
