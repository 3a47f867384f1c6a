import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind, Visibility } from '../item.ts';

/** The number of a person's items, by kind and visibility. */
export function countOwnItems(
  db: Kysely<Database>,
  ownerId: string,
): Promise<{ kind: ItemKind; visibility: Visibility; count: number }[]> {
  return db
    .selectFrom('item')
    .select((eb) => ['kind', 'visibility', eb.fn.countAll<number>().as('count')])
    .where('owner_id', '=', ownerId)
    .groupBy(['kind', 'visibility'])
    .execute();
}
