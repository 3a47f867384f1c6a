import type { Transaction } from 'kysely';
import { AppError } from '#lib/contract/errors.ts';
import { newId } from '../db/id.ts';
import type { Database } from '../db/schema.ts';

/** Keys per statement: well under the parameters that either engine accepts. */
const KEYS_MAX = 500;

function* batches(keys: readonly string[]): Generator<string[]> {
  for (let from = 0; from < keys.length; from += KEYS_MAX) yield keys.slice(from, from + KEYS_MAX);
}

/**
 * Makes an item's file references those of its new body. A file that comes in must have been uploaded by the
 * same person; one that goes out can be put back by them for a week.
 * @throws AppError `image_foreign` for a file that is not theirs to use
 */
export async function attachFiles(
  trx: Transaction<Database>,
  { itemId, userId, now }: { itemId: string; userId: string; now: number },
  files: readonly string[],
): Promise<void> {
  const rows = await trx.selectFrom('item_file').select('sha256').where('item_id', '=', itemId).execute();
  const before = new Set(rows.map(({ sha256 }) => sha256));
  const after = new Set(files);
  const added = files.filter((key) => !before.has(key));
  const removed = [...before].filter((key) => !after.has(key));
  for (const keys of batches(added)) {
    await assertUploadedBy(trx, userId, keys);
    await trx
      .insertInto('item_file')
      .values(keys.map((sha256) => ({ item_id: itemId, sha256 })))
      .execute();
  }
  for (const keys of batches(removed)) {
    await trx.deleteFrom('item_file').where('item_id', '=', itemId).where('sha256', 'in', keys).execute();
    await trx
      .insertInto('upload')
      .values(keys.map((sha256) => ({ id: newId(now), user_id: userId, sha256, created_at: now })))
      .execute();
  }
}

async function assertUploadedBy(trx: Transaction<Database>, userId: string, keys: string[]): Promise<void> {
  const uploaded = await trx
    .selectFrom('upload')
    .select('sha256')
    .distinct()
    .where('user_id', '=', userId)
    .where('sha256', 'in', keys)
    .execute();
  if (uploaded.length < keys.length) throw new AppError('image_foreign');
}
