import { PostgresAdapter, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Locks the rows that a query selects until the end of the transaction: others that change or reference one must wait.
 * The query must have a fixed order, or two of them could deadlock. SQLite has only one writer at a time anyway.
 */
export async function lockRows(
  trx: Transaction<Database>,
  query: { forUpdate(): { execute(): Promise<unknown> } },
): Promise<void> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter) await query.forUpdate().execute();
}
