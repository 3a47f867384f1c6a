import type { ListScope } from '#lib/items/kinds/list-query.ts';
import { tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { CASE_LIST } from './case-list-key.ts';

/** The query that gives the rest of a list: its search, filters and order. */
export interface ListSource {
  scope: Exclude<ListScope, 'reader'>;
  /** The list's query, without its page. */
  search: string;
  /** Cases of a page, and the first and the last page that is known. */
  limit: number;
  first: number;
  last: number;
}

/** The part of a list that is known. */
export interface KnownCases {
  ids: string[];
  /** Cases of the list before them, and of all of it. */
  before: number;
  total: number;
  /** Null where they are all that there is. */
  source: ListSource | null;
}

export interface Neighbours {
  /** Counted from 1, in the whole list. */
  position: number;
  total: number;
  previous: string | undefined;
  next: string | undefined;
  /** The end of what is known is near, and the list goes on there. */
  goesOn: boolean;
}

/**
 * Remembers the cases of the list on screen, in order. `rest`: their position in the whole list, and how to fetch the
 * others.
 */
export function rememberCases(ids: readonly string[], rest?: Omit<KnownCases, 'ids'>): void {
  keepCases({ before: 0, total: ids.length, source: null, ...rest, ids: [...ids] });
}

export function keepCases(known: KnownCases): void {
  try {
    tabStorage()?.setItem(CASE_LIST, JSON.stringify(known));
  } catch {
    // Storage refused: the viewer then offers no neighbours.
  }
}

/** The list last seen, as far as it is known; null where there is none. */
export function knownCases(): KnownCases | null {
  try {
    const known = JSON.parse(tabStorage()?.getItem(CASE_LIST) ?? 'null') as KnownCases | null;
    return Array.isArray(known?.ids) ? known : null;
  } catch {
    return null;
  }
}

/** The neighbours of a case in the list last seen; null when it was not in it. */
export function neighboursOf(id: string): Neighbours | null {
  const known = knownCases();
  const at = known?.ids.indexOf(id) ?? -1;
  if (!known || at === -1) return null;
  const { ids, before, total, source } = known;
  const isFirst = at < 2 && source !== null && source.first > 1;
  const isLast = at > ids.length - 3 && source !== null && source.last * source.limit < total;
  return {
    position: before + at + 1,
    total,
    previous: ids[at - 1],
    next: ids[at + 1],
    goesOn: isFirst || isLast,
  };
}
