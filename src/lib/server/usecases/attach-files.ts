import type { Transaction } from 'kysely';
import { AppError } from '#lib/contract/errors.ts';
import { batches } from '../db/batches.ts';
import { newId } from '../db/id.ts';
import type { Database } from '../db/schema.ts';

/** The files that a part of a body used and uses now, and those that the other parts use. */
export interface FileUse {
  before: readonly string[];
  after: readonly string[];
  /** Asked for only when the part lets some go. */
  elsewhere(): Promise<string[]>;
}

/**
 * Makes an item's file references follow a part of its body. A file that comes in must be the item's already, or have
 * been uploaded by the same person; one that goes out of the whole item can be put back by them for a week.
 * @throws AppError `image_foreign` for a file that is not theirs to use
 */
export async function attachFiles(
  trx: Transaction<Database>,
  { itemId, userId, now }: { itemId: string; userId: string; now: number },
  { before, after, elsewhere }: FileUse,
): Promise<void> {
  const [had, has] = [new Set(before), new Set(after)];
  for (const keys of batches(after.filter((key) => !had.has(key)))) {
    const added = await withoutOwn(trx, itemId, keys);
    if (added.length === 0) continue;
    await assertUploadedBy(trx, userId, added);
    await trx
      .insertInto('item_file')
      .values(added.map((sha256) => ({ item_id: itemId, sha256 })))
      .execute();
  }
  const left = before.filter((key) => !has.has(key));
  const kept = new Set(left.length > 0 ? await elsewhere() : []);
  for (const keys of batches(left.filter((key) => !kept.has(key)))) {
    await trx.deleteFrom('item_file').where('item_id', '=', itemId).where('sha256', 'in', keys).execute();
    await trx
      .insertInto('upload')
      .values(keys.map((sha256) => ({ id: newId(now), user_id: userId, sha256, created_at: now })))
      .execute();
  }
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
  const uploaded = await trx
    .selectFrom('upload')
    .select('sha256')
    .distinct()
    .where('user_id', '=', userId)
    .where('sha256', 'in', keys)
    .execute();
  if (uploaded.length < keys.length) throw new AppError('image_foreign');
}
