import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind, Visibility } from '../item.ts';

/** How many items of each kind and visibility a person has. */
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
