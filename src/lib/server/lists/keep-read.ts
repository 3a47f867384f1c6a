import type { Kysely } from 'kysely';
import type { ItemKind } from '#lib/domain/item.ts';
import { numbersRead } from '../db/items/views.ts';
import type { ReadBy } from '../db/lists/list-conditions.ts';
import type { Database } from '../db/schema.ts';
import { itemSet, keepOnly, takeOff, union } from './item-set.ts';

/** Leaves in a set what a person has read, or what they have not. */
export async function keepRead(
  db: Kysely<Database>,
  kind: ItemKind,
  bits: Uint32Array,
  { userId, isRead }: ReadBy,
): Promise<void> {
  const read = union([itemSet(Uint32Array.from(await numbersRead(db, kind, userId)))]);
  if (isRead) keepOnly(bits, read);
  else takeOff(bits, read);
}
