import type { Context } from '../context.ts';

/** Removes what has run out: sessions, reset links and attempt counters. Cheap (indexed), so every sign-in does it. */
export async function sweepAccounts(context: Context): Promise<void> {
  const now = context.now();
  await context.db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await context.db.deleteFrom('reset_link').where('expires_at', '<=', now).execute();
  await context.db.deleteFrom('throttle').where('resets_at', '<=', now).execute();
}
