import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ProviderSignInTable } from './tables.ts';

export type ProviderSignIn = Selectable<ProviderSignInTable>;

/** Stores a sign-in at a provider: begun, or answered and waiting for a choice. */
export async function insertSignIn(db: Kysely<Database>, row: ProviderSignInTable): Promise<void> {
  await db.insertInto('provider_sign_in').values(row).execute();
}

/**
 * Takes (and removes) a sign-in that waits for its provider's answer: only the first request gets it, in whichever
 * process.
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

/** A sign-in whose provider has answered, while its person chooses. */
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

/** Forgets a sign-in. @returns whether it was there */
export async function deleteSignIn(db: Kysely<Database>, secretHash: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('provider_sign_in')
    .where('secret_hash', '=', secretHash)
    .returning('secret_hash')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Forgets the sign-ins whose time has run out. */
export async function deleteExpiredSignIns(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('provider_sign_in').where('expires_at', '<=', now).execute();
}
