import type { ItemKind } from '#lib/items/item.ts';
import type { FlagReason } from './flag.ts';

/** A flag that waits, with what an administrator needs to know of what it is about. */
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
  /** Usernames; null of a visitor, and once the account is gone. */
  flagger: string | null;
  commenter: string | null;
  kind: ItemKind | null;
  /** Null for an item that is no longer public. */
  title: string | null;
  comment: string | null;
  list: string | null;
  listOwner: string | null;
  /** When the image was hidden from readers, and why its author contests that. */
  hiddenAt: number | null;
  contest: string | null;
}

/** The flags on one thing, and for how many whole days the first has waited. */
export interface QueueEntry {
  flags: OpenFlag[];
  days: number;
}
