import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PasskeyChallengeTable, PasskeyTable } from './tables.ts';

export type Passkey = Selectable<PasskeyTable>;

/** Stores a challenge for a device. */
export async function insertChallenge(db: Kysely<Database>, row: PasskeyChallengeTable): Promise<void> {
  await db.insertInto('passkey_challenge').values(row).execute();
}

/** Takes (and deletes) a challenge: only the first request gets it. */
export function takeChallenge(
  db: Kysely<Database>,
  challengeHash: string,
): Promise<PasskeyChallengeTable | undefined> {
  return db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', challengeHash)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the expired challenges. */
export async function deleteExpiredChallenges(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
}

/** A person's passkeys, in the order in which they were added. */
export function passkeysOf(db: Kysely<Database>, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A passkey with the username of its owner. */
export function findPasskey(
  db: Kysely<Database>,
  id: string,
): Promise<(Passkey & { username: string }) | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('user', 'user.id', 'passkey.user_id')
    .selectAll('passkey')
    .select('user.username')
    .where('passkey.id', '=', id)
    .executeTakeFirst();
}

/** Stores a new passkey. @returns false when its id already exists */
export async function insertPasskey(trx: Transaction<Database>, row: PasskeyTable): Promise<boolean> {
  const kept = await trx
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Records that a passkey was used to sign in. @returns false when it no longer exists */
export async function markPasskeyUsed(
  trx: Transaction<Database>,
  { id, counter, used_at }: Pick<PasskeyTable, 'id' | 'counter'> & { used_at: number },
): Promise<boolean> {
  const used = await trx
    .updateTable('passkey')
    .set({ counter, used_at })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes a person's passkey. @returns whether it existed */
export async function deletePasskey(
  trx: Transaction<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
