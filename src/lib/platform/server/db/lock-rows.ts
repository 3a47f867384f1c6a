import { PostgresAdapter, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Keeps the rows that a query selects to this transaction: whoever changes or refers to one meanwhile waits for its end.
 * The query is in an order of its own, so that two of them do not wait for each other. SQLite has one writer at a time
 * anyway.
 */
export async function lockRows(
  trx: Transaction<Database>,
  query: { forUpdate(): { execute(): Promise<unknown> } },
): Promise<void> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter) await query.forUpdate().execute();
}
