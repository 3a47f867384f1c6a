import type { ListScope } from '#lib/items/kinds/list-query.ts';
import { tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { CASE_LIST } from './case-list-key.ts';

/** The query that loads the rest of a list: its search, filters and order. */
export interface ListSource {
  scope: Exclude<ListScope, 'reader'>;
  /** The list's query string, without the page number. */
  search: string;
  /** Number of cases on a page, and the first and last pages loaded. */
  limit: number;
  first: number;
  last: number;
}

/** The loaded part of a list. */
export interface KnownCases {
  ids: string[];
  /** Number of cases in the list before the loaded ones, and in all. */
  before: number;
  total: number;
  /** Null when all cases are loaded. */
  source: ListSource | null;
}

export interface Neighbours {
  /** Position in the whole list, counted from 1. */
  position: number;
  total: number;
  previous: string | undefined;
  next: string | undefined;
  /** The case is near the end of the loaded part, and the list continues beyond it. */
  goesOn: boolean;
}

/**
 * Remembers the cases of the displayed list, in order. `rest`: their position in the whole list, and how to load the
 * others.
 */
export function rememberCases(ids: readonly string[], rest?: Omit<KnownCases, 'ids'>): void {
  keepCases({ before: 0, total: ids.length, source: null, ...rest, ids: [...ids] });
}

export function keepCases(known: KnownCases): void {
  try {
    tabStorage()?.setItem(CASE_LIST, JSON.stringify(known));
  } catch {
    // Storage is forbidden or full: the viewer then offers no neighbours.
  }
}

/** The loaded part of the last displayed list; null when there is none. */
export function knownCases(): KnownCases | null {
  try {
    const known = JSON.parse(tabStorage()?.getItem(CASE_LIST) ?? 'null') as KnownCases | null;
    return Array.isArray(known?.ids) ? known : null;
  } catch {
    return null;
  }
}

/** The neighbours of a case in the last displayed list; null when the case was not in it. */
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
