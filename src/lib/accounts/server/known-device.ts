import type { Transaction } from 'kysely';
import { isSecret, newSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { DEVICE_LIFETIME, DEVICES_MAX } from '../session-rules.ts';
import { usernameKeys } from '../username-rules.ts';
import { insertDevice, isKnownTo, keepNewestDevices, renewSecret } from './known-devices-queries.ts';

/** Whether the person of a typed username has signed in before from the browser that holds this secret. */
export async function isKnownDevice(
  context: Context,
  username: string,
  secret: string | null,
): Promise<boolean> {
  if (secret === null || !isSecret(secret)) return false;
  return isKnownTo(context.db, usernameKeys(username), secretHash(secret), context.now());
}

/**
 * Marks a browser as known to a person who has just proved their identity. The
 * secret changes every time, for everybody who uses that browser: a stolen copy stops working.
 * @returns the new secret
 */
export async function rememberDevice(
  trx: Transaction<Database>,
  userId: string,
  secret: string | null,
  now: number,
): Promise<string> {
  const renewed = newSecret();
  const secret_hash = secretHash(renewed);
  if (secret !== null && isSecret(secret))
    await renewSecret(trx, userId, { before: secretHash(secret), after: secret_hash });
  await insertDevice(trx, { secret_hash, user_id: userId, expires_at: now + DEVICE_LIFETIME });
  // A script that signs in from ever new browsers must not fill the table.
  await keepNewestDevices(trx, userId, DEVICES_MAX);
  return renewed;
}
