import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { RETENTION } from '../session-rules.ts';

/** A person's desired probability of knowing a case when it is due. */
export async function readRetention(db: Kysely<Database>, userId: string): Promise<number> {
  const found = await db
    .selectFrom('practice_setting')
    .select('retention')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.retention ?? RETENTION.usual;
}

/** Saves a person's desired probability of knowing a case when it is due. */
export async function writeRetention(db: Kysely<Database>, userId: string, retention: number): Promise<void> {
  await db
    .insertInto('practice_setting')
    .values({ user_id: userId, retention })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ retention }))
    .execute();
}
