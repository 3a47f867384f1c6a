import type { ItemRole } from '#lib/domain/item.ts';

/** The unlisted link to an item: who has it reads the item. */
export interface ItemLinkTable {
  item_id: string;
  /** What its address ends with, kept as it is since its owner reads it again. */
  token: string;
  made_at: number;
}

/** Who works on an item beside its owner. Key: (item_id, user_id, role). */
export interface ItemPersonTable {
  item_id: string;
  user_id: string;
  role: ItemRole;
  added_at: number;
  /** Null once that person's account is gone. */
  added_by: string | null;
}
