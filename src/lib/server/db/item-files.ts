import type { Kysely, Transaction } from 'kysely';
import { batches } from './batches.ts';
import type { Database } from './schema.ts';

/** Keys of the files that an item uses. */
export async function itemFiles(db: Kysely<Database>, itemId: string): Promise<string[]> {
  const rows = await db.selectFrom('item_file').select('sha256').where('item_id', '=', itemId).execute();
  return rows.map(({ sha256 }) => sha256);
}

/** A person cannot attach these files any more, unless they send them again. */
export async function forgetUploads(
  trx: Transaction<Database>,
  userId: string,
  keys: readonly string[],
): Promise<void> {
  for (const some of batches(keys))
    await trx.deleteFrom('upload').where('user_id', '=', userId).where('sha256', 'in', some).execute();
}
