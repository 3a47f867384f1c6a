import type { ItemVersion } from './versions-schemas.ts';

/** One of two items that are held side by side on a page. */
export interface ComparedSide<Body> {
  id: string;
  title: string;
  tags: readonly string[];
  body: Body;
  author: string;
  /** Null of the working copy, which its author alone reads. */
  version: number | null;
  /** Those one may choose from: one's own. */
  versions: ItemVersion[];
}

/** An item that may be chosen. */
export interface Comparable {
  id: string;
  title: string;
}

/** Everything the page of a comparison shows, from its address. */
export interface Comparison<Body> {
  before: ComparedSide<Body> | null;
  after: ComparedSide<Body> | null;
  /** Whether both are a copy's source, as it was and as it is now. */
  ofSource: boolean;
  /** Whether what is the same is asked for too. */
  all: boolean;
  /** What is looked for among the public ones. */
  search: string;
  mine: Comparable[];
  /** Null while too much is being searched. */
  found: Comparable[] | null;
}
