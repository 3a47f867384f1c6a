import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { KnownDeviceTable } from './account-tables.ts';

/** Whether a device is known to a person with one of these username keys. */
export async function isKnownTo(
  db: Kysely<Database>,
  usernameKeys: readonly string[],
  secretHash: string,
  now: number,
): Promise<boolean> {
  const known = await db
    .selectFrom('known_device')
    .innerJoin('user', 'user.id', 'known_device.user_id')
    .select('user.id')
    .where('known_device.secret_hash', '=', secretHash)
    .where('known_device.expires_at', '>', now)
    .where('user.username_key', 'in', usernameKeys)
    .executeTakeFirst();
  return known !== undefined;
}

/** Until when each device of a person is known, the last one to be forgotten first. */
export function devicesOf(
  db: Kysely<Database>,
  userId: string,
): Promise<Pick<KnownDeviceTable, 'expires_at'>[]> {
  return db
    .selectFrom('known_device')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .execute();
}

/** Makes a device known to a person. */
export async function insertDevice(trx: Transaction<Database>, device: KnownDeviceTable): Promise<void> {
  await trx.insertInto('known_device').values(device).execute();
}

/** Removes the device from this person, and gives the other people who use it a new secret. */
export async function renewSecret(
  trx: Transaction<Database>,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await trx
    .deleteFrom('known_device')
    .where('secret_hash', '=', before)
    .where('user_id', '=', userId)
    .execute();
  await trx
    .updateTable('known_device')
    .set({ secret_hash: after })
    .where('secret_hash', '=', before)
    .execute();
}

/** Keeps only a person's most recently added devices, up to this number. */
export async function keepNewestDevices(
  trx: Transaction<Database>,
  userId: string,
  max: number,
): Promise<void> {
  const last = await trx
    .selectFrom('known_device')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  await trx
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('expires_at', '<', last.expires_at)
    .execute();
}

/** Forgets all devices known for this person. */
export async function deleteDevicesOf(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('known_device').where('user_id', '=', userId).execute();
}

/** Deletes the devices whose time has run out. */
export async function deleteExpiredDevices(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('known_device').where('expires_at', '<=', now).execute();
}
