import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { RowCounts } from './copy-database.ts';

/** What starts afresh in a copy (`copy-database.ts`). */
const NOT_COPIED = ['throttle', 'pending_upload', 'upload_part'];

/** How many rows each table has that a copy takes along. */
export async function countRows(db: Kysely<Database>): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const { name } of await db.introspection.getTables()) {
    if (NOT_COPIED.includes(name)) continue;
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.rows);
  }
  return counts;
}
