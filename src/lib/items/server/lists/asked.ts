import type { Correction } from '#lib/search/read-search.ts';
import type { ItemKind } from '../../item.ts';
import type { Sort } from '../../kinds/list-query.ts';
import type { Condition, ReadBy } from '../list-conditions-queries.ts';

/** A request for one page of a public list. */
export interface PublicPage {
  kind: ItemKind;
  conditions: readonly Condition[];
  sort: Sort;
  /** Page number, from 1; beyond the last page it stands for the last one. */
  page: number;
  limit: number;
  /** Whether matches in better fields come first. */
  ranked: boolean;
  /** Only items that this person has read, or has not. */
  readBy?: ReadBy | undefined;
  /** The content version of the request: data read may be newer, never older. */
  versions: { lists: number; order: string };
}

/** A request to count items of a public list. */
export type PublicCountRequest = Pick<PublicPage, 'kind' | 'conditions' | 'versions' | 'readBy'> & {
  /** For each of these conditions, counts the items that also fulfil it. */
  among: readonly Condition[];
  /** Whether to leave mistyped words uncorrected. */
  asTyped?: boolean;
};

/** A request for public items that share tags: each condition is one tag. */
export type RelatedRequest = Pick<PublicPage, 'kind' | 'conditions' | 'limit' | 'versions'>;

export interface FoundCounts {
  total: number;
  among: number[];
}

export interface FoundPage {
  ids: string[];
  /** Number of items on all pages. */
  total: number;
  /** Words found nowhere, with the words searched for instead. */
  corrections: Correction[];
}
