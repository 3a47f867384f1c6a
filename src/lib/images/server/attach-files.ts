import type { Transaction } from 'kysely';
import { AppError } from '#lib/platform/errors.ts';
import { batches } from '#lib/platform/server/db/batches.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { hasUploaded, insertUploads } from './finished-uploads-queries.ts';
import { dropFiles, filesNotOf, filesNotShownBy, insertFiles } from './item-files-queries.ts';
import { holdFiles } from './user-storage-queries.ts';

/** An item, its owner, and the person who adds images to it. */
interface Use {
  itemId: string;
  ownerId: string | null;
  userId: string;
}

/**
 * Updates an item's file references after a change of its working copy. A file that is added must already belong to the
 * item, or have been uploaded by the same person or the item's owner, or appear in another item of theirs; one that is
 * removed from the whole item, including its versions, can be put back for a week. Files always count towards the
 * owner's storage, whoever adds them.
 * @throws AppError `image_foreign` for any other file
 */
export async function attachFiles(
  trx: Transaction<Database>,
  { now, ...use }: Use & { now: number },
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  const { itemId, userId } = use;
  const owner = use.ownerId ?? userId;
  for (const keys of batches(added)) {
    await assertOwnOrUploaded(trx, use, keys);
    // A file added by its own uploader already counts towards their storage.
    if (owner !== userId) await holdFiles(trx, owner, keys);
    await insertFiles(trx, itemId, keys);
  }
  await keepForAWeek(trx, owner, await dropFiles(trx, itemId, removed), now);
}

/** Allows a person to put back files removed from one of their items, so that undo in an open editor works. */
export async function keepForAWeek(
  trx: Transaction<Database>,
  userId: string,
  files: readonly string[],
  now: number,
): Promise<void> {
  for (const keys of batches(files)) {
    const uploads = keys.map((sha256) => ({ id: newId(now), user_id: userId, sha256, created_at: now }));
    await insertUploads(trx, uploads);
  }
}

/**
 * Refuses files that a person may not use in an item: those that belong neither to the item nor to uploads of theirs
 * or of its owner.
 * @throws AppError `image_foreign`
 */
export async function assertUsable(
  trx: Transaction<Database>,
  use: Use,
  files: readonly string[],
): Promise<void> {
  for (const keys of batches(files)) await assertOwnOrUploaded(trx, use, keys);
}

async function assertOwnOrUploaded(
  trx: Transaction<Database>,
  { itemId, ownerId, userId }: Use,
  keys: readonly string[],
): Promise<void> {
  const people = [userId, ownerId ?? userId];
  const incoming = await filesNotShownBy(trx, people, await filesNotOf(trx, itemId, keys));
  if (!(await hasUploaded(trx, people, incoming))) throw new AppError('image_foreign');
}
