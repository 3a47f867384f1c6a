/**
 * A published version of an item: what its readers see, or saw. Key: (item_id, number). Never changed once written,
 * except when images are masked.
 */
export interface ItemVersionTable {
  item_id: string;
  /** From 1, without gaps. */
  number: number;
  published_at: number;
  /** Null once the person's account is gone. */
  publisher_id: string | null;
  /** The author's note on it. */
  word: string | null;
  title: string;
  /** JSON list of texts. */
  tags: string;
  /** The facts of its body that cards show (`items/kinds/summaries.ts`). */
  summary: string;
}

/** The parts of a version's body; equal texts are shared. Key: (item_id, number, part). */
export interface ItemVersionPartTable {
  item_id: string;
  number: number;
  part: string;
  text_id: string;
}

/** The people besides its owner whose changes are in a version. Key: (item_id, number, user_id). */
export interface ItemContributionTable {
  item_id: string;
  /** 0 until it is in a version. */
  number: number;
  user_id: string;
}
