import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** The columns of a draft that nobody has touched. */
interface Untouched {
  /** The title that it was made with. */
  title: string;
  /** Summary of a body that nothing was written into. */
  summary: string;
}

/** Untouched drafts of cases from before that time, by anybody: never saved since, without text or image. */
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
