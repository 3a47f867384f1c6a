import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** How many items' stored figures differ from what they count. */
export async function wrongFiguresOf(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`select count(*) as wrong from item where
    rating_count <> (select count(*) from rating where item_id = item.id)
    or rating_sum <> (select coalesce(sum(value), 0) from rating where item_id = item.id)
    or views <> (select count(*) from "view" where item_id = item.id)
    or copies <> (select count(*) from "copy" where source_id = item.id and counted = 1)`.execute(db);
  return rows[0]?.wrong ?? 0;
}
