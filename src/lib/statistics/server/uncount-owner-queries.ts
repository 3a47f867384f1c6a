import type { Transaction } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { isRight } from '#lib/practice/attempt-rules.ts';
import { countForItem } from './count-activity-queries.ts';

/**
 * Removes a new owner's earlier attempts and copied reports from the counts of other people's activity on the item.
 * Both remain in the person's own figures. The item must be locked.
 */
export async function uncountOwner(
  trx: Transaction<Database>,
  itemId: string,
  ownerId: string,
): Promise<void> {
  const attempts = await trx
    .selectFrom('practice_attempt')
    .select(['day', 'grade'])
    .where('item_id', '=', itemId)
    .where('user_id', '=', ownerId)
    .execute();
  for (const { day, grade } of attempts) {
    const graded = grade === null ? {} : { graded: -1, graded_right: isRight(grade) ? -1 : 0 };
    await countForItem(trx, { itemId, day }, { attempts: -1, ...graded });
  }
  const reports = await trx
    .selectFrom('report_copied')
    .select('day')
    .where('item_id', '=', itemId)
    .where('user_id', '=', ownerId)
    .execute();
  for (const { day } of reports) await countForItem(trx, { itemId, day }, { reports: -1 });
}
