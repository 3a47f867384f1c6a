import type { Transaction } from 'kysely';
import { lockItem } from '#lib/items/server/item-write-queries.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { withoutOthers } from '../hypothesis-join-rules.ts';
import { toldGroups, wrongOfCases } from './common-errors.ts';
import { joinedCases, writeJoins } from './joined-hypotheses-queries.ts';

/**
 * Removes the texts of groups that too few people wrote from authors' joins, before a person's account is deleted: a
 * stored text may be that person's.
 * @param items ids of cases that the person has attempted
 */
export async function pruneJoins(
  trx: Transaction<Database>,
  items: readonly string[],
  now: number,
): Promise<void> {
  for (const { itemId, ownerId } of await joinedCases(trx, items)) {
    await lockItem(trx, 'case', itemId);
    const [found] = await wrongOfCases(trx, ownerId, itemId);
    const left = found ? withoutOthers(found.joins, toldGroups(found.written)) : [];
    if (left.flat().length !== found?.joins.flat().length)
      await writeJoins(trx, { itemId, joins: left }, now);
  }
}
