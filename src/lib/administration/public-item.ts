import type { ItemKind } from '#lib/items/item.ts';

/** A public item as the list of contents shows it. */
export interface PublicItemRow {
  id: string;
  kind: ItemKind;
  title: string;
  published_at: number;
  /** Null once the owner's account is gone. */
  owner: string | null;
  owner_id: string | null;
  flags: number;
}

/** A picture that readers of a public item see, unless it is hidden. */
export interface PublicImage {
  file: string;
  /** Rank among the item's pictures, counted from 1. */
  number: number;
  isHidden: boolean;
}

/** Filter of the list of public items. */
export interface PublicItemFilter {
  /** Folded beginnings of words, all of which must be found, as in the other lists. */
  words: readonly string[];
  /** Only items whose owner's account is gone. */
  isOwnerless: boolean;
}
