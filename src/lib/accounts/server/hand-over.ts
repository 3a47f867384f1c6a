import type { Transaction } from 'kysely';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { holdFiles } from '#lib/images/server/user-storage-queries.ts';
import { dropContributions } from '#lib/items/server/contributions-queries.ts';
import { reindexItem } from '#lib/items/server/item-index-queries.ts';
import { withdrawRating } from '#lib/items/server/ratings-queries.ts';
import {
  type CoWrittenItem,
  coWrittenItems,
  giveItem,
  lockCoWritten,
} from '#lib/items/server/successors-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { uncountOwner } from '#lib/statistics/server/uncount-owner-queries.ts';

/**
 * Gives the items that a person wrote with others in full to the first co-author whom they added: working copy,
 * versions, ratings, comments, people and links stay. The images count in the new owner's storage, whose quota
 * refuses none of them (docs/decisions/0069).
 */
export async function handOver(
  context: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  ownerId: string,
): Promise<void> {
  await lockCoWritten(trx, ownerId);
  await giveItems(context, trx, await coWrittenItems(trx, ownerId));
}

/** Transfers items, which must be locked, as a whole to the people who succeed their owners. */
export async function giveItems(
  context: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  items: readonly CoWrittenItem[],
): Promise<void> {
  // Storage rows are locked in a fixed order, against deadlocks; a file shared by two items is counted once.
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
  // An owner's own activity is not counted, and nobody rates their own item.
  await withdrawRating(trx, { id, kind }, successor.id);
  await uncountOwner(trx, id, successor.id);
  await dropContributions(trx, id, successor.id);
  await giveItem(trx, { itemId: id, ownerId: successor.id, at });
  await reindexItem(trx, id, successor.name);
}
