import type { Transaction } from 'kysely';
import { DEVICE_LIFETIME, DEVICES_MAX } from '#lib/domain/session-rules.ts';
import { usernameKeys } from '#lib/domain/username-rules.ts';
import { isSecret, newSecret, secretHash } from '../../base/secrets.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';

/** Whether the person of a typed username has signed in before from the browser that holds this secret. */
export async function isKnownDevice(
  context: Context,
  username: string,
  secret: string | null,
): Promise<boolean> {
  if (secret === null || !isSecret(secret)) return false;
  const known = await context.db
    .selectFrom('known_device')
    .innerJoin('user', 'user.id', 'known_device.user_id')
    .select('user.id')
    .where('known_device.secret_hash', '=', secretHash(secret))
    .where('known_device.expires_at', '>', context.now())
    .where('user.username_key', 'in', usernameKeys(username))
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Makes the browser that holds this secret (or none yet) known to somebody who has just proved who they are. The
 * secret changes every time, for everybody who uses that browser: a stolen copy stops being known.
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
  if (secret !== null && isSecret(secret)) {
    const before = secretHash(secret);
    await trx
      .deleteFrom('known_device')
      .where('secret_hash', '=', before)
      .where('user_id', '=', userId)
      .execute();
    await trx.updateTable('known_device').set({ secret_hash }).where('secret_hash', '=', before).execute();
  }
  await trx
    .insertInto('known_device')
    .values({ secret_hash, user_id: userId, expires_at: now + DEVICE_LIFETIME })
    .execute();
  await forgetOldest(trx, userId);
  return renewed;
}

/** Somebody who signs in from ever new browsers (a script) does not fill the table. */
async function forgetOldest(trx: Transaction<Database>, userId: string): Promise<void> {
  const own = trx.selectFrom('known_device').where('user_id', '=', userId);
  const last = await own
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .offset(DEVICES_MAX - 1)
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  await trx
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('expires_at', '<', last.expires_at)
    .execute();
}
