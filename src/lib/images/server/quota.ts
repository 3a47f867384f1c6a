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

/** The storage of a person's images and texts, while their row is locked. */
export interface LockedFigures extends StorageFigures {
  /** Number of unfinished uploads. */
  uploads: number;
}

/** Locks a person's row until the transaction ends, and says what they have. */
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
    // Read once the row is locked: the person's other writes have added theirs already, or wait for this one.
    texts: await textBytesBy(trx, userId),
    pending: bytes,
    sent: sentNow(row.sent, row.sent_at, now(), quota),
  };
}

/** The refusal of this many more bytes, for the person to read; undefined when there is room. */
export function refusalOf(figures: StorageFigures, asked: number): AppError | undefined {
  const refusal = quotaRefusal(figures, asked);
  if (refusal?.why === 'too_much_lately')
    return new AppError('quota_lately', { retryAfter: refusal.retryAfter });
  const { quota } = figures;
  return refusal && new AppError('quota_full', { space: { asked, used: usedOf(figures), quota } });
}

/** Makes the requests of one person wait in turn, so that each of them does not hold a database connection. */
const inTurnOf = serializeByKey();

/**
 * Makes a decision with a person's row locked, so that no two decisions use the same figures, in any process.
 * @param decide acts, or returns a refusal: its writes are kept in either case
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
 * Runs a change by which a person may hold more stored images or texts, without uploading any: recent uploads are not
 * checked.
 * @throws AppError `quota_full`, to roll the transaction back
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
 * To be called once texts of an item were written, in the same transaction: rolls it back when they have grown and
 * their owner has no room.
 * @param before the item as it was: a new one has 0 `text_bytes`
 * @param by the person who wrote them, to whom the owner's figures are not revealed
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
  // Going back to a kept version makes the item smaller.
  if (grown <= 0) return;
  const figures = await lockFigures(context, trx, ownerId);
  if (hasRoomForTexts(figures)) return;
  if (ownerId !== by) throw new AppError('owner_quota_full');
  const { quota } = figures;
  throw new AppError('quota_full', { space: { asked: grown, used: usedOf(figures) - grown, quota } });
}

/** Gives a person a quota of their own (bytes, 0 for no limit), or with null that of everybody. */
export async function writeQuota(
  trx: Transaction<Database>,
  userId: string,
  quota: number | null,
): Promise<void> {
  await lockStorage(trx, userId);
  await writeStorage(trx, userId, { quota });
}
