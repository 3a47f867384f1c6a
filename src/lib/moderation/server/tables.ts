import type { FlagOutcome, FlagReason, NoticeKind } from '../flag.ts';

/** A flag on a public item, an image or a comment of it, or a shared list. */
export interface FlagTable {
  id: string;
  /** Null for a list. */
  item_id: string | null;
  collection_id: string | null;
  /** The image's file, if the target is an image. */
  image: string | null;
  /** The author of the comment, if the target is a comment. */
  commenter_id: string | null;
  reason: FlagReason;
  note: string;
  /** Null for a visitor, and once the account is gone. */
  user_id: string | null;
  created_at: number;
  settled_at: number | null;
  outcome: FlagOutcome | null;
}

/** A file that only the item's authors and administrators may see until an administrator has decided. */
export interface HiddenImageTable {
  /** The file of the image, or of a frame behind it. */
  sha256: string;
  /** The image's file as named in the item's body. */
  image: string;
  /** The item in which it was flagged. */
  item_id: string;
  hidden_at: number;
  /** When its author contested the hiding, and the reason given. */
  contested_at: number | null;
  contest: string | null;
}

/** Notices to the authors of an item. */
export interface ItemNoticeTable {
  id: string;
  item_id: string;
  kind: NoticeKind;
  image: string | null;
  /** Text by an administrator; empty for an automatic action. */
  reason: string;
  created_at: number;
  read_at: number | null;
}
