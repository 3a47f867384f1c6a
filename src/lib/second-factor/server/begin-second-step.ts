import type { Transaction } from 'kysely';
import { SECOND_STEP_LIFETIME } from '#lib/accounts/session-rules.ts';
import { newSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { insertPending } from './pending-queries.ts';

/** Records that a person's password was right. @returns the secret with which only this browser can continue */
export async function beginSecondStep(
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  userId: string,
): Promise<string> {
  const secret = newSecret();
  await insertPending(trx, {
    secret_hash: secretHash(secret),
    user_id: userId,
    expires_at: now() + SECOND_STEP_LIFETIME,
  });
  return secret;
}
