import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ReportCopiedTable } from './tables.ts';

/** Records that a person copied a report. @returns false if it was already recorded for this day */
export async function insertReportCopied(
  trx: Transaction<Database>,
  copied: ReportCopiedTable,
): Promise<boolean> {
  const added = await trx
    .insertInto('report_copied')
    .values(copied)
    .onConflict((conflict) => conflict.columns(['item_id', 'user_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return added !== undefined;
}

/** The questionnaires whose report a person copied, and when. */
export function reportsCopiedBy(db: Kysely<Database>, userId: string): Promise<ReportCopiedTable[]> {
  return db
    .selectFrom('report_copied')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('item_id')
    .execute();
}
