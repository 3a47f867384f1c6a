import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Resolves when the database answers; throws what it throws otherwise. */
export async function checkReady(context: Context): Promise<void> {
  await sql`select 1`.execute(context.db);
}
