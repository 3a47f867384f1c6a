import { sweepAddresses } from '#lib/addresses/server/sweep-addresses.ts';
import { deleteEntriesBefore } from '#lib/audit/server/entries-queries.ts';
import { deleteExpiredSignIns } from '#lib/identities/server/provider-sign-in-queries.ts';
import { deleteExpiredInvitations } from '#lib/invitations/server/invitation-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { sweepSecondFactor } from '#lib/second-factor/server/sweep-second-factor.ts';
import { REVOKED_KEPT } from '../session-rules.ts';
import { sweepAttempts } from './attempts-queries.ts';
import { deleteExpiredDevices } from './known-devices-queries.ts';
import { deleteExpiredResetLinks } from './reset-links-queries.ts';
import { deleteExpiredSessions, deleteRevokedBefore } from './sessions-queries.ts';
import { LONGEST_WINDOW } from './throttle.ts';

const DAY = 86_400_000;

/**
 * Removes expired rows: sessions, reset links, links to addresses, known devices, unfinished sign-ins, invitations,
 * attempt counters and old entries of the audit log. Cheap: each is found by an index.
 */
export async function sweepAccounts(context: Context): Promise<void> {
  const now = context.now();
  const { db } = context;
  await deleteExpiredSessions(db, now);
  await deleteExpiredResetLinks(db, now);
  await deleteRevokedBefore(db, now - REVOKED_KEPT);
  await deleteExpiredDevices(db, now);
  await deleteExpiredSignIns(db, now);
  await deleteExpiredInvitations(db, now);
  await sweepSecondFactor(context);
  await sweepAddresses(context);
  await sweepAttempts(db, now, LONGEST_WINDOW);
  await deleteEntriesBefore(db, now - context.settings.logDays * DAY);
}
