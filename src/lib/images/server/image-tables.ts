/**
 * An author's word that nothing visible in an image of an item identifies anybody. Key: (item, file); a frame and its
 * preview are two files. It outlives the image's leaving the item: what comes back was seen before.
 */
export interface AttestationTable {
  item_id: string;
  sha256: string;
  /** Null once the person's account is gone. */
  user_id: string | null;
  at: number;
}

/**
 * The replacement of an item's image or frame after parts of it were blacked out: requests that still name the old
 * one (an open tab, an edit being undone) get the new one. Key: (item_id, sha256).
 */
export interface MaskedFileTable {
  item_id: string;
  /** The one that was forgotten. */
  sha256: string;
  by_sha256: string;
}
