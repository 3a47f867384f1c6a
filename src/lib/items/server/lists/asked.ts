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
  /** Counts how many of them also fulfil each of these. */
  among: readonly Condition[];
  /** Words that nothing has are not read as others. */
  asTyped?: boolean;
};

/** Public items that share tags: those are the conditions, each for itself. */
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
