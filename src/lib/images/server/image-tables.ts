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
 * What an item's image or frame became when parts of it were blacked out: what still names the old one (a tab that was
 * open, an edit that is undone) is given the new one. Key: (item_id, sha256).
 */
export interface MaskedFileTable {
  item_id: string;
  /** The one that was forgotten. */
  sha256: string;
  by_sha256: string;
}
