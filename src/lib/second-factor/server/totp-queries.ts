import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { TotpTable } from './tables.ts';

export type Totp = Selectable<TotpTable>;

/** Stores a new secret, replacing an unconfirmed one. A confirmed secret is not replaced. */
export async function keepSecret(
  db: Kysely<Database>,
  { user_id, secret, begun_at }: Pick<TotpTable, 'user_id' | 'secret' | 'begun_at'>,
): Promise<void> {
  await db
    .insertInto('totp')
    .values({ user_id, secret, begun_at, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret, begun_at }).where('totp.confirmed_at', 'is', null),
    )
    .execute();
}

/** The secret for checking a person's codes, confirmed or not. */
export function readTotp(db: Kysely<Database>, userId: string): Promise<Totp | undefined> {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Confirms a secret by a time step whose code was right. @returns false when another request was faster */
export async function confirmSecret(
  trx: Transaction<Database>,
  { user_id, secret }: Pick<TotpTable, 'user_id' | 'secret'>,
  { step, at }: { step: number; at: number },
): Promise<boolean> {
  const confirmed = await trx
    .updateTable('totp')
    .set({ confirmed_at: at, last_step: step })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Marks a time step as used in one statement: of two simultaneous requests with its code, one is refused. */
export async function spendStep(trx: Transaction<Database>, userId: string, step: number): Promise<boolean> {
  const spent = await trx
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Deletes a person's secret. @returns whether it was confirmed */
export async function deleteTotp(trx: Transaction<Database>, userId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone !== undefined && gone.confirmed_at !== null;
}

/** Deletes the secrets stored before a time and never confirmed. */
export async function deleteUnconfirmed(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('totp').where('confirmed_at', 'is', null).where('begun_at', '<', before).execute();
}
