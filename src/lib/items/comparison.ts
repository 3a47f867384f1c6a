import type { ItemVersion } from './versions-schemas.ts';

/** One of the two items compared on a page. */
export interface ComparedSide<Body> {
  id: string;
  title: string;
  tags: readonly string[];
  body: Body;
  author: string;
  /** Null of the working copy, which its author alone reads. */
  version: number | null;
  /** Its versions to choose from, if it is the person's own. */
  versions: ItemVersion[];
}

/** An item that may be chosen. */
export interface Comparable {
  id: string;
  title: string;
}

/** The content of the page of a comparison, from its address. */
export interface Comparison<Body> {
  before: ComparedSide<Body> | null;
  after: ComparedSide<Body> | null;
  /** Whether both are a copy's source, as it was and as it is now. */
  ofSource: boolean;
  /** Whether equal parts are shown too. */
  all: boolean;
  /** The search among the public ones. */
  search: string;
  mine: Comparable[];
  /** Null while too much is being searched. */
  found: Comparable[] | null;
}
