import { ITEM_KINDS } from '#lib/items/item.ts';
import { textBytesBy } from '#lib/items/server/text-bytes-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { Freeable } from '../freeable.ts';
import { usedOf } from '../quota.ts';
import type { StorageUse } from '../storage-schemas.ts';
import { forgetUploads } from './item-files-queries.ts';
import { dropUpload } from './pending-uploads.ts';
import { pendingUploadsOf } from './pending-uploads-queries.ts';
import { unplacedFiles, usesOfItems } from './storage-use-queries.ts';
import { countPending, readStored, releaseFiles } from './user-storage-queries.ts';

/** Number of the largest items that are listed. */
const LARGEST = 5;

const sum = (parts: readonly { bytes: number }[]) => parts.reduce((total, { bytes }) => total + bytes, 0);

/** A person's storage, with its parts. Writes nothing, so it works on a full disk. */
export async function readStorageUse(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  userId: string,
): Promise<StorageUse> {
  const { quota, stored } = await readStored(db, userId);
  const pending = await countPending(db, userId);
  const texts = await textBytesBy(db, userId);
  const items = await usesOfItems(db, userId);
  const unplaced = await unplacedFiles(db, userId);
  const byKind = ITEM_KINDS.map((kind) => ({ kind, own: items.filter((item) => item.kind === kind) }));
  return {
    quota: quota ?? settings.quota,
    used: usedOf({ stored, texts, pending: pending.bytes }),
    texts,
    kinds: byKind
      .filter(({ own }) => own.length > 0)
      .map(({ kind, own }) => ({ kind, items: own.length, bytes: sum(own) })),
    largest: items
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, LARGEST)
      .map(({ id, kind, title, bytes }) => ({ _id: id, kind, title, bytes })),
    unplaced: { images: unplaced.filter(({ isImage }) => isImage).length, bytes: sum(unplaced) },
    pending,
  };
}

/** Deletes a person's unused uploads, or those in progress. */
export async function freeStorage(context: Context, userId: string, what: Freeable): Promise<void> {
  if (what === 'pending') {
    for (const id of await pendingUploadsOf(context.db, userId)) await dropUpload(context, id);
    return;
  }
  await tx(context, async (trx) => {
    const keys = (await unplacedFiles(trx, userId)).map(({ sha256 }) => sha256);
    await forgetUploads(trx, userId, keys);
    await releaseFiles(trx, userId, keys);
  });
}
