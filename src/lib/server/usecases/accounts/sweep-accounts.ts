import { REVOKED_KEPT } from '#lib/domain/session-rules.ts';
import type { Context } from '../../context.ts';
import { sweepAttempts } from '../../db/accounts/attempts.ts';
import { deleteExpiredDevices } from '../../db/accounts/known-devices.ts';
import { deleteExpiredResetLinks } from '../../db/accounts/reset-links.ts';
import { deleteExpiredSessions, deleteRevokedBefore } from '../../db/accounts/sessions.ts';
import { LONGEST_WINDOW } from '../../throttle.ts';

/** Removes what has run out: sessions, reset links, known devices and attempt counters. Cheap: each is found by an index. */
export async function sweepAccounts(context: Context): Promise<void> {
  const now = context.now();
  const { db } = context;
  await deleteExpiredSessions(db, now);
  await deleteExpiredResetLinks(db, now);
  await deleteRevokedBefore(db, now - REVOKED_KEPT);
  await deleteExpiredDevices(db, now);
  await sweepAttempts(db, now, LONGEST_WINDOW);
}
