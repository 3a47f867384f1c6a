/**
 * A published version of an item: what readers see, or saw. Key: (item_id, number). Immutable,
 * except when images are masked.
 */
export interface ItemVersionTable {
  item_id: string;
  /** Version number from 1, without gaps. */
  number: number;
  published_at: number;
  /** Null after the person's account was deleted. */
  publisher_id: string | null;
  /** The author's note on the version. */
  word: string | null;
  title: string;
  /** Tags as a JSON list. */
  tags: string;
  /** Summary of its body for cards (`items/kinds/summaries.ts`). */
  summary: string;
}

/** The parts of a version's body, with shared texts. Key: (item_id, number, part). */
export interface ItemVersionPartTable {
  item_id: string;
  number: number;
  part: string;
  text_id: string;
}

/** The people other than the owner whose changes are in a version. Key: (item_id, number, user_id). */
export interface ItemContributionTable {
  item_id: string;
  /** Version number; 0 while the change is only in the working copy. */
  number: number;
  user_id: string;
}
