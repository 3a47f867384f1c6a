import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Replaces a person's recovery codes by these. */
export async function replaceRecoveryCodes(
  trx: Transaction<Database>,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}

/** How many of a person's recovery codes can still be used. */
export async function countUnusedCodes(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The person with this unused recovery code, among those with these username keys. */
export function ownerOfCode(
  db: Kysely<Database>,
  usernameKeys: readonly string[],
  codeHash: string,
): Promise<{ id: string; username: string } | undefined> {
  return db
    .selectFrom('recovery_code')
    .innerJoin('user', 'user.id', 'recovery_code.user_id')
    .select(['user.id', 'user.username'])
    .where('user.username_key', 'in', usernameKeys)
    .where('recovery_code.code_hash', '=', codeHash)
    .where('recovery_code.used_at', 'is', null)
    .executeTakeFirst();
}

/** Marks a recovery code as used. @returns false when another request used it first */
export async function spendCode(
  trx: Transaction<Database>,
  userId: string,
  codeHash: string,
  now: number,
): Promise<boolean> {
  const spent = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Whether a person who has a password of their own has no unused recovery code left. */
export async function lacksCodes(db: Kysely<Database>, userId: string, noPassword: string): Promise<boolean> {
  const lacking = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '!=', noPassword)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recovery_code')
            .select('code_hash')
            .whereRef('recovery_code.user_id', '=', 'user.id')
            .where('used_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return lacking !== undefined;
}
