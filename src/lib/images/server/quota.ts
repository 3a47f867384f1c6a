import type { Transaction } from 'kysely';
import type { ItemRow } from '#lib/items/server/item-write-queries.ts';
import { textBytesBy, textBytesOf } from '#lib/items/server/text-bytes-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import { serializeByKey } from '#lib/platform/server/base/concurrency.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { hasRoomForTexts, quotaRefusal, type StorageFigures, sentNow, usedOf } from '../quota.ts';
import { countPending, lockStorage, writeStorage } from './user-storage-queries.ts';

/** A person's storage figures, read while the person's row is locked. */
export interface LockedFigures extends StorageFigures {
  /** Number of unfinished uploads. */
  uploads: number;
}

/** Locks a person's row until the transaction ends, and returns their figures. */
export async function lockFigures(
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  trx: Transaction<Database>,
  userId: string,
): Promise<LockedFigures> {
  const row = await lockStorage(trx, userId);
  const quota = row.quota ?? settings.quota;
  const { uploads, bytes } = await countPending(trx, userId);
  return {
    quota,
    uploads,
    stored: row.stored,
    // Read after locking the row: other writes by this person are complete, or wait for this transaction.
    texts: await textBytesBy(trx, userId),
    pending: bytes,
    sent: sentNow(row.sent, row.sent_at, now(), quota),
  };
}

/** The error for storing this many more bytes, if the quota refuses them. */
export function refusalOf(figures: StorageFigures, asked: number): AppError | undefined {
  const refusal = quotaRefusal(figures, asked);
  if (refusal?.why === 'too_much_lately')
    return new AppError('quota_lately', { retryAfter: refusal.retryAfter });
  const { quota } = figures;
  return refusal && new AppError('quota_full', { space: { asked, used: usedOf(figures), quota } });
}

/** Queues the requests of one person, so that waiting ones hold no database connection. */
const inTurnOf = serializeByKey();

/**
 * Makes a decision with a person's row locked, so that no two decisions use the same figures, on any process.
 * @param decide acts, or returns a refusal; its writes are kept in either case
 * @throws AppError that refusal
 */
export async function decideOnFigures(
  context: Context,
  userId: string,
  decide: (trx: Transaction<Database>, figures: LockedFigures) => Promise<AppError | undefined>,
): Promise<void> {
  const refusal = await inTurnOf(userId, () =>
    tx(context, async (trx) => decide(trx, await lockFigures(context, trx, userId))),
  );
  if (refusal) throw refusal;
}

/**
 * Runs a change that may add images or texts to a person's storage without an upload: recent uploads are not
 * checked.
 * @throws AppError `quota_full`, which rolls the transaction back
 */
export async function withinQuota(
  context: Context,
  trx: Transaction<Database>,
  userId: string,
  work: () => Promise<void>,
): Promise<void> {
  const before = await lockFigures(context, trx, userId);
  await work();
  const after = await lockFigures(context, trx, userId);
  const refusal = refusalOf({ ...before, sent: 0 }, usedOf(after) - usedOf(before));
  if (refusal) throw refusal;
}

/**
 * To be called after an item's texts were written, in the same transaction: rolls it back when they have grown beyond
 * the owner's quota.
 * @param before the item before the change; a new item has 0 `text_bytes`
 * @param by the author of the change, to whom the owner's figures are not revealed
 * @throws AppError `quota_full`, `owner_quota_full`
 */
export async function assertRoomForTexts(
  context: Pick<Context, 'settings' | 'now'>,
  trx: Transaction<Database>,
  { id, owner_id: ownerId, text_bytes }: Pick<ItemRow, 'id' | 'owner_id' | 'text_bytes'>,
  by: string,
): Promise<void> {
  if (ownerId === null) return;
  const grown = (await textBytesOf(trx, id)) - text_bytes;
  // Returning to a kept version may make the item smaller.
  if (grown <= 0) return;
  const figures = await lockFigures(context, trx, ownerId);
  if (hasRoomForTexts(figures)) return;
  if (ownerId !== by) throw new AppError('owner_quota_full');
  const { quota } = figures;
  throw new AppError('quota_full', { space: { asked: grown, used: usedOf(figures) - grown, quota } });
}

/** Sets a person's own quota (bytes, 0 for no limit), or with null returns it to the default. */
export async function writeQuota(
  trx: Transaction<Database>,
  userId: string,
  quota: number | null,
): Promise<void> {
  await lockStorage(trx, userId);
  await writeStorage(trx, userId, { quota });
}
