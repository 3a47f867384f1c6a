import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** A person's drafts, and public items whose working copy differs from what readers see, last edited first. */
export function readUnfinished(db: Kysely<Database>, ownerId: string, limit: number) {
  return db
    .selectFrom('item')
    .select(['id', 'kind', 'title', 'working_title', 'visibility', 'updated_at'])
    .where('owner_id', '=', ownerId)
    .where((eb) => eb.or([eb('visibility', '=', 'draft'), eb('has_changes', '=', 1)]))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
