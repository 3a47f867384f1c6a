import type { ItemVersion } from './versions-schemas.ts';

/** One of the two items compared on a page. */
export interface ComparedSide<Body> {
  id: string;
  title: string;
  tags: readonly string[];
  body: Body;
  author: string;
  /** Version number; null for the working copy, which only its author may read. */
  version: number | null;
  /** Versions to choose from, if the item is the person's own. */
  versions: ItemVersion[];
}

/** An item that may be chosen for the comparison. */
export interface Comparable {
  id: string;
  title: string;
}

/** The content of a comparison page, from its URL. */
export interface Comparison<Body> {
  before: ComparedSide<Body> | null;
  after: ComparedSide<Body> | null;
  /** Whether both sides are states of a copy's source: when it was copied, and now. */
  ofSource: boolean;
  /** Whether equal parts are shown too. */
  all: boolean;
  /** The search text for public items. */
  search: string;
  mine: Comparable[];
  /** Null while the server is too busy to search. */
  found: Comparable[] | null;
}
