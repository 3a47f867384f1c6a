import type { FlagOutcome, FlagReason, NoticeKind } from '../flag.ts';

/** A report that a public item, an image or a comment of it, or a shared list is at fault. */
export interface FlagTable {
  id: string;
  /** Null of a list. */
  item_id: string | null;
  collection_id: string | null;
  /** The image's file, if the flag is about one. */
  image: string | null;
  /** The author of the comment, if the flag is about one. */
  commenter_id: string | null;
  reason: FlagReason;
  note: string;
  /** Null for a visitor, and once the account is gone. */
  user_id: string | null;
  created_at: number;
  settled_at: number | null;
  outcome: FlagOutcome | null;
}

/** A file that only those who write the item, and administrators, may see until an administrator has decided. */
export interface HiddenImageTable {
  /** The image, or a frame behind it. */
  sha256: string;
  /** The image as the item's body names it. */
  image: string;
  /** The item in which it was flagged. */
  item_id: string;
  hidden_at: number;
  /** When its author stated that nobody can be recognised, and why. */
  contested_at: number | null;
  contest: string | null;
}

/** Notices to the authors of an item. */
export interface ItemNoticeTable {
  id: string;
  item_id: string;
  kind: NoticeKind;
  image: string | null;
  /** In an administrator's words; empty for an automatic action. */
  reason: string;
  created_at: number;
  read_at: number | null;
}
