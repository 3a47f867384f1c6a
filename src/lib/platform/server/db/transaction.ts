import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isRetryable } from '../base/failures.ts';
import type { Database } from './schema.ts';

const ATTEMPTS = 6;

/** The parts of the context that a transaction needs. */
export interface Transactional {
  db: Kysely<Database>;
  contentVersion: { settle(trx: Transaction<Database>): void };
}

/**
 * Runs `work` in one transaction, and retries it when PostgreSQL aborts it for a conflict: `work` must have no effects
 * outside the database. To lock a row that you will change, update it first.
 */
export async function tx<Result>(
  context: Transactional,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let done: Transaction<Database> | undefined;
    try {
      const result = await context.db.transaction().execute((trx) => {
        done = trx;
        return work(trx);
      });
      if (done) context.contentVersion.settle(done);
      return result;
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
