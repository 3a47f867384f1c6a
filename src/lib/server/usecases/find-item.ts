import type { ItemKind, Visibility } from '#lib/domain/item.ts';
import type { Context } from '../context.ts';

/** What deciding about access needs to know of an item. */
export interface ItemAccess {
  kind: ItemKind;
  visibility: Visibility;
  /** Null once the owner's account is gone. */
  ownerId: string | null;
}

export function itemAccess(context: Context, id: string): Promise<ItemAccess | undefined> {
  return context.db
    .selectFrom('item')
    .select(['kind', 'visibility', 'owner_id as ownerId'])
    .where('id', '=', id)
    .executeTakeFirst();
}
