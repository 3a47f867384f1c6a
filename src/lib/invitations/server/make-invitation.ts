import type { Actor } from '#lib/accounts/actor.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import type { NewMail } from '#lib/mail/delivery.ts';
import { queueMail } from '#lib/mail/server/queue-mail.ts';
import { AppError } from '#lib/platform/errors.ts';
import { newSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import {
  INVITATION_DAYS_MAX,
  INVITATION_NOTE_MAX,
  type NewInvitation,
  type OpenInvitation,
} from '../invitation.ts';
import {
  countOpenInvitations,
  deleteInvitation,
  insertInvitation,
  openInvitations,
} from './invitation-queries.ts';

const DAY = 86_400_000;

/** An account with the role `administrator`, or null for the command line. */
type Inviter = Actor | null;

/** A second check, in case the access table is wrong. */
function assertInviter(by: Inviter): void {
  if (by && by.role !== 'administrator') throw new AppError('not_found');
}

/**
 * Creates an invitation.
 * @param write composes the mail from the secret; without it no mail is sent
 * @returns the secret of its link, which is shown only once
 * @throws AppError `not_found`, `bad_request`
 */
export async function makeInvitation(
  context: Context,
  by: Inviter,
  { role, note, days }: NewInvitation,
  write?: (token: string) => NewMail,
): Promise<string> {
  assertInviter(by);
  if (!(days >= 1 && days <= INVITATION_DAYS_MAX) || note.length > INVITATION_NOTE_MAX)
    throw new AppError('bad_request');
  const token = newSecret();
  const now = context.now();
  await tx(context, async (trx) => {
    await insertInvitation(trx, {
      id: newId(now),
      token_hash: secretHash(token),
      role,
      note,
      made_by: by?.id ?? null,
      made_at: now,
      expires_at: now + days * DAY,
    });
    if (write) await queueMail(context, trx, write(token));
    await appendEntry(context, trx, { ...doneBy(by), action: 'invitation_made', detail: role });
  });
  return token;
}

/** Revokes an invitation: its link no longer works. @throws AppError `not_found` */
export async function revokeInvitation(context: Context, by: Inviter, id: string): Promise<void> {
  assertInviter(by);
  await tx(context, async (trx) => {
    const revoked = await deleteInvitation(trx, id);
    if (!revoked) throw new AppError('not_found');
    await appendEntry(context, trx, {
      ...doneBy(by),
      action: 'invitation_revoked',
      detail: revoked.role,
    });
  });
}

/** Valid invitations, the latest first, and their number. */
export async function listInvitations(
  { db, now }: Context,
  range: { offset: number; limit: number },
): Promise<{ count: number; invitations: OpenInvitation[] }> {
  const at = now();
  return {
    count: await countOpenInvitations(db, at),
    invitations: await openInvitations(db, at, range),
  };
}
