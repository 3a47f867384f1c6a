import type { ItemRole } from '#lib/items/item.ts';

/** The unlisted link to an item: anybody who has it may read the item. */
export interface ItemLinkTable {
  item_id: string;
  /** The end of its address, stored in clear since the owner may read it again. */
  token: string;
  made_at: number;
}

/** People with a role on an item besides its owner. Key: (item_id, user_id, role). */
export interface ItemPersonTable {
  item_id: string;
  user_id: string;
  role: ItemRole;
  added_at: number;
  /** Null once that person's account is deleted. */
  added_by: string | null;
}
