import type { Context } from '../../context.ts';
import { sweepAttempts } from '../../db/attempts.ts';
import { LONGEST_WINDOW } from '../../throttle.ts';

/** Removes what has run out: sessions, reset links, known devices and attempt counters. Cheap: each is found by an index. */
export async function sweepAccounts(context: Context): Promise<void> {
  const now = context.now();
  await context.db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await context.db.deleteFrom('reset_link').where('expires_at', '<=', now).execute();
  await context.db.deleteFrom('known_device').where('expires_at', '<=', now).execute();
  await sweepAttempts(context.db, now, LONGEST_WINDOW);
}
