import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** The columns of a draft that was never edited. */
interface Untouched {
  /** The initial title. */
  title: string;
  /** Summary of an empty body. */
  summary: string;
}

/** Drafts of cases created before a time and never edited since, by any author: without text or image. */
export async function untouchedBefore(
  db: Kysely<Database>,
  before: number,
  limit: number,
  { title, summary }: Untouched,
): Promise<{ id: string; ownerId: string }[]> {
  const rows = await db
    .selectFrom('item')
    .select(['id', 'owner_id'])
    .where('kind', '=', 'case')
    .where('visibility', '=', 'draft')
    .where('revision', '=', 1)
    .where('title', '=', title)
    .where('summary', '=', summary)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('item_tag').select('tag').whereRef('item_tag.item_id', '=', 'item.id'))),
    )
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, owner_id }) => (owner_id === null ? [] : [{ id, ownerId: owner_id }]));
}
