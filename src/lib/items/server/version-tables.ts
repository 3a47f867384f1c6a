/** A publication of an item: what its readers see, or saw. Key: (item_id, number). Never changed once written, but for images that are masked. */
export interface ItemVersionTable {
  item_id: string;
  /** From 1, without gaps. */
  number: number;
  published_at: number;
  /** Null once the person's account is gone. */
  publisher_id: string | null;
  /** What the author says of it. */
  word: string | null;
  title: string;
  /** JSON list of texts. */
  tags: string;
  /** What a card shows of its body (`items/kinds/summaries.ts`). */
  summary: string;
}

/** The parts of a version's body; a text is shared with whatever else has the same. Key: (item_id, number, part). */
export interface ItemVersionPartTable {
  item_id: string;
  number: number;
  part: string;
  text_id: string;
}

/** Whose changes a version brought, beside its owner's. Key: (item_id, number, user_id). */
export interface ItemContributionTable {
  item_id: string;
  /** 0 until it is in a version. */
  number: number;
  user_id: string;
}
