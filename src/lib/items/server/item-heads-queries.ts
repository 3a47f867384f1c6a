import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind, Visibility } from '../item.ts';
import type { ItemSummary } from '../kinds/summaries.ts';

/** The columns of an item that are needed before its kind is known. */
export interface ItemHead {
  kind: ItemKind;
  visibility: Visibility;
  /** Null after the owner's account was deleted. */
  ownerId: string | null;
  summary: ItemSummary;
}

/** An item's head; undefined when there is no such item. */
export async function findItemHead(db: Kysely<Database>, id: string): Promise<ItemHead | undefined> {
  const row = await db
    .selectFrom('item')
    .select(['kind', 'visibility', 'owner_id as ownerId', 'summary'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, summary: JSON.parse(row.summary) as ItemSummary };
}
