import type { ItemRole } from '#lib/items/item.ts';

/** The unlisted link to an item: anybody who has it may read the item. */
export interface ItemLinkTable {
  item_id: string;
  /** The last part of its address, not hashed, since the owner may look it up again. */
  token: string;
  made_at: number;
}

/** People with a role on an item, apart from its owner. Key: (item_id, user_id, role). */
export interface ItemPersonTable {
  item_id: string;
  user_id: string;
  role: ItemRole;
  added_at: number;
  /** Null once that person's account is deleted. */
  added_by: string | null;
}
