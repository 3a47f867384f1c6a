import { TOTP_SET_UP_LIFETIME } from '#lib/accounts/session-rules.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { deleteExpiredChallenges } from './passkey-queries.ts';
import { deleteExpiredPending } from './pending-queries.ts';
import { deleteUnconfirmed } from './totp-queries.ts';

/** Deletes expired rows: pending sign-ins, challenges, and unconfirmed secrets. */
export async function sweepSecondFactor({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteExpiredPending(db, now());
  await deleteExpiredChallenges(db, now());
  await deleteUnconfirmed(db, now() - TOTP_SET_UP_LIFETIME);
}
