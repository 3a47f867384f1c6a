/**
 * An author's statement that nothing visible in an image of an item identifies anybody. Key: (item, file); a frame and
 * its preview are two files. It stays when the image is removed from the item, since the image may be put back.
 */
export interface AttestationTable {
  item_id: string;
  sha256: string;
  /** Null once the person's account is gone. */
  user_id: string | null;
  at: number;
}

/**
 * The replacement of an item's image or frame after masking: requests that still use the old
 * file (an open tab, an undone edit) get the new one. Key: (item_id, sha256).
 */
export interface MaskedFileTable {
  item_id: string;
  /** The old file, which was erased. */
  sha256: string;
  by_sha256: string;
}
