import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { PasskeyChallengeTable, PasskeyTable } from './tables.ts';

export type Passkey = Selectable<PasskeyTable>;

/** Stores a challenge for a device. */
export async function insertChallenge(db: Kysely<Database>, row: PasskeyChallengeTable): Promise<void> {
  await db.insertInto('passkey_challenge').values(row).execute();
}

/** Takes (and removes) a challenge: only the first request gets it. */
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

/** Forgets the challenges whose time has run out. */
export async function deleteExpiredChallenges(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
}

/** A person's passkeys, the first added first. */
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

/** Keeps a new passkey. @returns false when there is one with its id */
export async function insertPasskey(trx: Transaction<Database>, row: PasskeyTable): Promise<boolean> {
  const kept = await trx
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Notes that a passkey was signed in with. @returns false when it is gone */
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

/** Forgets a person's passkey. @returns whether it was there */
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
