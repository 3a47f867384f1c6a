import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { SessionTable } from './account-tables.ts';

/** Hashes of the two secrets of a session: either identifies it. */
export type SessionHash = 'bearer_hash' | 'cookie_hash';

/** A person's sessions, last used first, including expired ones that were not swept yet. */
export function sessionsOf(
  db: Kysely<Database>,
  userId: string,
): Promise<
  Omit<Selectable<SessionTable>, 'user_id' | 'provider' | 'proved_at' | 'confirmed_at' | SessionHash>[]
> {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The session of a secret, with its person, unless their account is suspended. */
export function findSession(db: Kysely<Database>, column: SessionHash, hash: string) {
  return db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select([
      'session.id as sessionId',
      'session.seen_at',
      'session.expires_at',
      'session.provider',
      'user.id',
      'user.username',
      'user.shown_name',
      'user.account_role as role',
    ])
    .where(`session.${column}`, '=', hash)
    .where('user.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** Writes a new session. */
export async function insertSession(
  trx: Transaction<Database>,
  session: Insertable<SessionTable>,
): Promise<void> {
  await trx.insertInto('session').values(session).execute();
}

/** Records when a session was last used; an earlier time changes nothing. */
export async function markSessionSeen(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('seen_at', '<', now)
    .execute();
}

/** Ends a person's session remotely. @returns whether there was such a session */
export async function revokeSession(
  db: Kysely<Database>,
  { userId, id, at }: { userId: string; id: string; at: number },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('cookie_hash')
    .execute();
  await insertRevoked(db, ended, at);
  return ended.length > 0;
}

async function insertRevoked(
  db: Kysely<Database>,
  ended: readonly Pick<SessionTable, 'cookie_hash'>[],
  at: number,
): Promise<void> {
  if (ended.length === 0) return;
  await db
    .insertInto('revoked_session')
    .values(ended.map(({ cookie_hash }) => ({ cookie_hash, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a cookie secret belonged to a session that was ended remotely. */
export async function isRevoked(db: Kysely<Database>, cookieHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('revoked_session')
    .select('at')
    .where('cookie_hash', '=', cookieHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the records of sessions that were ended remotely before a time. */
export async function deleteRevokedBefore(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('revoked_session').where('at', '<', before).execute();
}

/** Ends a person's sessions remotely, except the one to keep. @returns the number ended */
export async function revokeSessionsOf(
  db: Kysely<Database>,
  { userId, kept = null, at }: { userId: string; kept?: string | null; at: number },
): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(kept !== null, (query) => query.where('id', '!=', kept))
    .returning('cookie_hash')
    .execute();
  await insertRevoked(db, ended, at);
  return ended.length;
}

/** Records that the person of a session has proved their identity again to their identity provider. */
export async function markSessionProved(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('session').set({ proved_at: now, confirmed_at: now }).where('id', '=', id).execute();
}

/** Records that the person of a session has confirmed their identity again. @returns false when the session has ended */
export async function markSessionConfirmed(db: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const marked = await db
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** When the person of a session last confirmed their identity; null when a new confirmation is needed. */
export async function sessionConfirmedAt(db: Kysely<Database>, id: string): Promise<number | null> {
  const session = await db
    .selectFrom('session')
    .select('confirmed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return session?.confirmed_at ?? null;
}

/** Requires a new confirmation of identity in all of a person's sessions, after their rights have changed. */
export async function forgetConfirmationsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: null }).where('user_id', '=', userId).execute();
}

/** When the person of a session last proved their identity again to their identity provider. */
export async function sessionProvedAt(db: Kysely<Database>, id: string): Promise<number | null> {
  const session = await db.selectFrom('session').select('proved_at').where('id', '=', id).executeTakeFirst();
  return session?.proved_at ?? null;
}

/**
 * Deletes the sessions of any of these secrets, at least one of which must be given.
 * @returns the identity provider that opened each
 */
export function deleteSessionsByHash(
  db: Kysely<Database>,
  hashes: Readonly<Record<SessionHash, readonly string[]>>,
): Promise<Pick<Selectable<SessionTable>, 'provider'>[]> {
  return db
    .deleteFrom('session')
    .where((eb) =>
      eb.or([
        ...hashes.bearer_hash.map((hash) => eb('bearer_hash', '=', hash)),
        ...hashes.cookie_hash.map((hash) => eb('cookie_hash', '=', hash)),
      ]),
    )
    .returning('provider')
    .execute();
}

/** Deletes the sessions that have run out. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
