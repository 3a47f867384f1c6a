import type { Transaction } from 'kysely';
import { AppError } from '#lib/contract/errors.ts';
import { batches } from '../../db/batches.ts';
import { newId } from '../../db/id.ts';
import { dropFiles, insertFiles } from '../../db/item-files.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Makes an item's file references follow a change of its working copy. A file that comes in must be the item's
 * already, or have been uploaded by the same person; one that goes out of the whole item, its versions too, can be put
 * back by them for a week.
 * @throws AppError `image_foreign` for a file that is not theirs to use
 */
export async function attachFiles(
  trx: Transaction<Database>,
  { itemId, userId, now }: { itemId: string; userId: string; now: number },
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  for (const keys of batches(added)) {
    await assertUploadedBy(trx, userId, await withoutOwn(trx, itemId, keys));
    await insertFiles(trx, itemId, keys);
  }
  const gone = await dropFiles(trx, itemId, removed);
  for (const keys of batches(gone)) {
    await trx
      .insertInto('upload')
      .values(keys.map((sha256) => ({ id: newId(now), user_id: userId, sha256, created_at: now })))
      .execute();
  }
}

/**
 * Refuses files that a person may not show in an item: they are neither the item's, nor uploaded by them.
 * @throws AppError `image_foreign`
 */
export async function assertUsable(
  trx: Transaction<Database>,
  { itemId, userId }: { itemId: string; userId: string },
  files: readonly string[],
): Promise<void> {
  for (const keys of batches(files)) await assertUploadedBy(trx, userId, await withoutOwn(trx, itemId, keys));
}

/** Those of these files that the item does not use yet. */
async function withoutOwn(trx: Transaction<Database>, itemId: string, keys: string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('item_file')
    .select('sha256')
    .where('item_id', '=', itemId)
    .where('sha256', 'in', keys)
    .execute();
  const own = new Set(rows.map(({ sha256 }) => sha256));
  return keys.filter((key) => !own.has(key));
}

async function assertUploadedBy(trx: Transaction<Database>, userId: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const uploaded = await trx
    .selectFrom('upload')
    .select('sha256')
    .distinct()
    .where('user_id', '=', userId)
    .where('sha256', 'in', keys)
    .execute();
  if (uploaded.length < keys.length) throw new AppError('image_foreign');
}
