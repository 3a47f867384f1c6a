import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../../item.ts';
import type { ReadBy } from '../list-conditions-queries.ts';
import { numbersRead } from '../views-queries.ts';
import { itemSet, keepOnly, takeOff, union } from './item-set.ts';

/** Restricts a set to the items that a person has read, or has not read. */
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
