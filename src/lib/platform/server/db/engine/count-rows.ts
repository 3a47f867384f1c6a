import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type RowCounts, TABLES } from './copy-database.ts';

/** The number of rows in each table that a copy includes. */
export async function countRows(db: Kysely<Database>): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const name of [...TABLES, 'meta']) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.rows);
  }
  return counts;
}
