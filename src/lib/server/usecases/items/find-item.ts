import type { ItemKind, Visibility } from '#lib/domain/item.ts';
import { type ItemSummary, imageCountOf } from '#lib/kinds/summaries.ts';
import type { Context } from '../../context.ts';

/** What deciding about access, and about limits, needs to know of an item. */
export interface ItemAccess {
  kind: ItemKind;
  visibility: Visibility;
  /** Null once the owner's account is gone. */
  ownerId: string | null;
  /** How many images it has: what working on it costs. */
  images: number;
}

export async function itemAccess(context: Context, id: string): Promise<ItemAccess | undefined> {
  const row = await context.db
    .selectFrom('item')
    .select(['kind', 'visibility', 'owner_id as ownerId', 'summary'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { summary, ...access } = row;
  return { ...access, images: imageCountOf(JSON.parse(summary) as ItemSummary) };
}
