import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';

/** The public items whose authors' accounts were deleted, latest first. */
export function ownerlessItems(
  db: Kysely<Database>,
): Promise<{ id: string; kind: ItemKind; title: string; published_at: number }[]> {
  return db
    .selectFrom('item')
    .select(['id', 'kind', 'title', 'published_at'])
    .where('owner_id', 'is', null)
    .where('visibility', '=', 'public')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
}
