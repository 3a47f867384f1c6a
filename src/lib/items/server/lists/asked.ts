import type { Correction } from '#lib/search/read-search.ts';
import type { ItemKind } from '../../item.ts';
import type { Sort } from '../../kinds/list-query.ts';
import type { Condition, ReadBy } from '../list-conditions-queries.ts';

/** A request for one page of a public list. */
export interface PublicPage {
  kind: ItemKind;
  conditions: readonly Condition[];
  sort: Sort;
  /** From 1; beyond the last one it is the last one. */
  page: number;
  limit: number;
  /** Whether what is found in a better place comes first. */
  ranked: boolean;
  /** Only items that this person has read, or has not. */
  readBy?: ReadBy | undefined;
  /** The content version of the request: data read may be newer, never older. */
  versions: { lists: number; order: string };
}

/** A request to count items of a public list. */
export type PublicCounted = Pick<PublicPage, 'kind' | 'conditions' | 'versions' | 'readBy'> & {
  /** Conditions for each of which the items that also fulfil it are counted. */
  among: readonly Condition[];
  /** Mistyped words are not replaced by known ones. */
  asTyped?: boolean;
};

/** A request for public items that share tags: each condition is one tag. */
export type Related = Pick<PublicPage, 'kind' | 'conditions' | 'limit' | 'versions'>;

export interface FoundCounts {
  total: number;
  among: number[];
}

export interface FoundPage {
  ids: string[];
  /** Number of items on all pages. */
  total: number;
  /** Words that nothing has, and what they were read as. */
  corrections: Correction[];
}
