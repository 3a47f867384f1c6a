import type { ItemKind } from '#lib/items/item.ts';
import type { FlagReason } from './flag.ts';

/** An open flag, with the data that an administrator needs about its target. */
export interface OpenFlag {
  id: string;
  item_id: string | null;
  collection_id: string | null;
  image: string | null;
  commenter_id: string | null;
  reason: FlagReason;
  note: string;
  /** Epoch milliseconds. */
  created_at: number;
  /** Usernames; null for a visitor, and once the account is gone. */
  flagger: string | null;
  commenter: string | null;
  kind: ItemKind | null;
  /** Null for an item that is no longer public. */
  title: string | null;
  comment: string | null;
  list: string | null;
  listOwner: string | null;
  /** When the image was hidden from readers, and the author's reason for contesting that. */
  hiddenAt: number | null;
  contest: string | null;
}

/** The open flags on one target, and the number of whole days that the first has waited. */
export interface QueueEntry {
  flags: OpenFlag[];
  days: number;
}
