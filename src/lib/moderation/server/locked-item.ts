import type { Transaction } from 'kysely';
import type { ItemKind } from '#lib/items/item.ts';
import { type ItemRow, lockItem } from '#lib/items/server/item-write-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** A public item, locked in the transaction. @throws AppError `not_found` for any other item */
export async function lockPublicItem(
  trx: Transaction<Database>,
  kind: ItemKind,
  id: string,
): Promise<ItemRow> {
  const item = await lockItem(trx, kind, id);
  if (item?.visibility !== 'public') throw new AppError('not_found');
  return item;
}
