import type { Transaction } from 'kysely';
import { uncountOwner } from '#lib/statistics/server/uncount-owner-queries.ts';
import type { Context } from '../../context.ts';
import { itemFiles } from '../../db/files/item-files.ts';
import { holdFiles } from '../../db/files/user-storage.ts';
import { dropContributions } from '../../db/items/contributions.ts';
import { reindexItem } from '../../db/items/item-index.ts';
import { withdrawRating } from '../../db/items/ratings.ts';
import { type CoWrittenItem, coWrittenItems, giveItem, lockCoWritten } from '../../db/items/successors.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Gives the items that a person wrote with others to the first co-author whom they named, whole: working copy, versions, ratings,
 * comments, people and links stay. The images count in the new owner's storage, whose quota refuses none of them
 * (docs/decisions/0069).
 */
export async function handOver(
  context: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  ownerId: string,
): Promise<void> {
  await lockCoWritten(trx, ownerId);
  const items = await coWrittenItems(trx, ownerId);
  // People's storage is locked in one order, and a file that two items share is counted once.
  for (const [userId, theirs] of Map.groupBy(items, ({ successor }) => successor.id)) {
    const files = new Set<string>();
    for (const { id } of theirs) for (const key of await itemFiles(trx, id)) files.add(key);
    await holdFiles(trx, userId, [...files]);
  }
  for (const item of items) await give(trx, item, context.now());
}

async function give(
  trx: Transaction<Database>,
  { id, kind, successor }: CoWrittenItem,
  at: number,
): Promise<void> {
  // What one did with one's own item counts for oneself alone, and nobody rates it.
  await withdrawRating(trx, { id, kind }, successor.id);
  await uncountOwner(trx, id, successor.id);
  await dropContributions(trx, id, successor.id);
  await giveItem(trx, { itemId: id, ownerId: successor.id, at });
  await reindexItem(trx, id, successor.name);
}
