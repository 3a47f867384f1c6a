import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ProviderSignInTable } from './tables.ts';

export type ProviderSignIn = Selectable<ProviderSignInTable>;

/** Stores a sign-in at a provider: either started, or completed and waiting for a choice of account. */
export async function insertSignIn(db: Kysely<Database>, row: ProviderSignInTable): Promise<void> {
  await db.insertInto('provider_sign_in').values(row).execute();
}

/**
 * Takes (and deletes) a sign-in that waits for its provider's response: of several requests, on any process, only the
 * first gets it.
 */
export function takeUnanswered(
  db: Kysely<Database>,
  secretHash: string,
): Promise<ProviderSignIn | undefined> {
  return db
    .deleteFrom('provider_sign_in')
    .where('secret_hash', '=', secretHash)
    .where('subject', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** A completed sign-in at a provider that waits for a choice of account. */
export function findAnswered(
  db: Kysely<Database>,
  secretHash: string,
  now: number,
): Promise<ProviderSignIn | undefined> {
  return db
    .selectFrom('provider_sign_in')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('subject', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes a sign-in. @returns whether it existed */
export async function deleteSignIn(db: Kysely<Database>, secretHash: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('provider_sign_in')
    .where('secret_hash', '=', secretHash)
    .returning('secret_hash')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Deletes the expired sign-ins. */
export async function deleteExpiredSignIns(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('provider_sign_in').where('expires_at', '<=', now).execute();
}
