import type { Correction } from '#lib/search/read-search.ts';
import type { ItemKind } from '../../item.ts';
import type { Sort } from '../../kinds/list-query.ts';
import type { Condition, ReadBy } from '../list-conditions-queries.ts';

/** One page of a public list. */
export interface PublicPage {
  kind: ItemKind;
  conditions: readonly Condition[];
  sort: Sort;
  /** From 1; beyond the last one it is the last one. */
  page: number;
  limit: number;
  /** Whether what is found in a better place comes first. */
  ranked: boolean;
  /** Only what this person has read, or has not. */
  readBy?: ReadBy | undefined;
  /** Under which content version it is asked: what is read may be newer, never older. */
  versions: { lists: number; order: string };
}

/** What of a public list is counted. */
export type PublicCounted = Pick<PublicPage, 'kind' | 'conditions' | 'versions' | 'readBy'> & {
  /** How many of it fulfil each of these too. */
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
  /** How many items there are on all pages. */
  total: number;
  /** Words that nothing has, and what they were read as. */
  corrections: Correction[];
}
