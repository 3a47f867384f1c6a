import { PostgresAdapter, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Locks the rows that a query selects for this transaction: others that change or refer to one wait for its end. The
 * query has a fixed order, so that two of them cannot deadlock. SQLite has one writer at a time anyway.
 */
export async function lockRows(
  trx: Transaction<Database>,
  query: { forUpdate(): { execute(): Promise<unknown> } },
): Promise<void> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter) await query.forUpdate().execute();
}
