import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/db/schema.ts';
import { RETENTION } from '../session-rules.ts';

/** How likely a person wants to know a case when it comes back. */
export async function readRetention(db: Kysely<Database>, userId: string): Promise<number> {
  const found = await db
    .selectFrom('practice_setting')
    .select('retention')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.retention ?? RETENTION.usual;
}

/** Writes how likely a person wants to know a case when it comes back. */
export async function writeRetention(db: Kysely<Database>, userId: string, retention: number): Promise<void> {
  await db
    .insertInto('practice_setting')
    .values({ user_id: userId, retention })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ retention }))
    .execute();
}
