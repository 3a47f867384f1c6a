import type { ItemKind } from '../item.ts';
import { KINDS } from './definitions.ts';
import type { FilterDefinition } from './kind.ts';
import { READ_FILTER } from './read-filter.ts';

export const SORTS = ['recents', 'populaires', 'mieux-notes'] as const;
export type Sort = (typeof SORTS)[number];

export const LIST_LIMIT_MAX = 100;
export const SEARCH_MAX = 100;
const VALUE_MAX = 50;
const VALUES_MAX = 30;

/** The query of a list; the same names in the page's URL and in the API's query. */
export interface ListQuery {
  q: string;
  /** Selected values by filter parameter; a filter without a selection is absent. */
  selected: Record<string, string[]>;
  sort: Sort;
  /** From 1. */
  page: number;
  limit: number;
  /** Spoiler mode: the answer carries no title. */
  titlesHidden: boolean;
}

function wholeNumber(text: string | null, fallback: number, max: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
}

function selectedValues(filter: FilterDefinition, params: URLSearchParams): string[] {
  const values = [...new Set(params.getAll(filter.param).map((value) => value.trim().slice(0, VALUE_MAX)))];
  const known =
    filter.options.length === 0 ? values : values.filter((value) => filter.options.includes(value));
  const chosen = known.filter(Boolean).slice(0, VALUES_MAX);
  return filter.allSelectedByDefault && chosen.length === filter.options.length ? [] : chosen;
}

/** The items that a list shows: everybody's public ones, the same for a signed-in person, or the person's own. */
export type ListScope = 'public' | 'reader' | 'mine';

/** The filters of a kind's lists: its own, and those that every kind has. */
export function allFilters(kind: ItemKind): readonly FilterDefinition[] {
  return [...KINDS[kind].filters, READ_FILTER];
}

/** The filters of a kind's list. */
export function filtersOf(kind: ItemKind, scope: ListScope): readonly FilterDefinition[] {
  return allFilters(kind).filter(
    ({ ownOnly, signedInOnly }) => (scope === 'mine' || !ownOnly) && (scope === 'reader' || !signedInOnly),
  );
}

/** Reads a list query from a URL. Unknown or malformed values are ignored: a shared link never breaks. */
export function parseListQuery(
  kind: ItemKind,
  params: URLSearchParams,
  scope: ListScope = 'public',
): ListQuery {
  const definition = KINDS[kind];
  const selected: Record<string, string[]> = {};
  for (const filter of filtersOf(kind, scope)) {
    const values = selectedValues(filter, params);
    if (values.length > 0) selected[filter.param] = values;
  }
  const sort = params.get('tri');
  return {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    selected,
    sort: SORTS.find((known) => known === sort) ?? 'recents',
    page: wholeNumber(params.get('page'), 1, 1_000_000),
    limit: wholeNumber(params.get('limit'), definition.pageSize, LIST_LIMIT_MAX),
    titlesHidden: definition.hidesTitles && params.get('titres') === 'masques',
  };
}

/** Writes a list query as URL parameters, defaults left out, in a fixed order (so that equal lists share a URL). */
export function listParams(kind: ItemKind, query: ListQuery): URLSearchParams {
  const definition = KINDS[kind];
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  for (const filter of allFilters(kind)) {
    for (const value of [...(query.selected[filter.param] ?? [])].sort()) params.append(filter.param, value);
  }
  if (query.sort !== 'recents') params.set('tri', query.sort);
  if (query.titlesHidden) params.set('titres', 'masques');
  if (query.page > 1) params.set('page', String(query.page));
  if (query.limit !== definition.pageSize) params.set('limit', String(query.limit));
  return params;
}

/** Address of a list: the page's path with its query. */
export function listPath(kind: ItemKind, path: string, query: ListQuery): string {
  const params = listParams(kind, query).toString();
  return params ? `${path}?${params}` : path;
}

/** Address of a list with its titles hidden or shown, overriding the reader's earlier choice. */
export function titlesPath(kind: ItemKind, path: string, query: ListQuery, titlesHidden: boolean): string {
  const address = listPath(kind, path, { ...query, titlesHidden });
  return titlesHidden ? address : `${address}${address.includes('?') ? '&' : '?'}titres=visibles`;
}

/** The filter of a kind that offers a tag. */
function filterOffering(kind: ItemKind, tag: string): FilterDefinition | undefined {
  const { filters }: { filters: readonly FilterDefinition[] } = KINDS[kind];
  return filters.find(
    ({ facet, options }) => facet === 'tag' && (options.length === 0 || options.includes(tag)),
  );
}

/** The public list of what has a tag: by the filter that offers it, else by searching for it. */
export function tagPath(kind: ItemKind, tag: string): string {
  const param = filterOffering(kind, tag)?.param ?? 'q';
  return `${KINDS[kind].paths.public}?${new URLSearchParams({ [param]: tag })}`;
}

/** The query with a tag in addition. Where several values of a filter widen the result, the tag replaces them. */
export function withTag(kind: ItemKind, query: ListQuery, tag: string): ListQuery {
  const filter = filterOffering(kind, tag);
  if (!filter) return { ...query, page: 1, q: tag };
  const { param, mode } = filter;
  const values = mode === 'all' ? [...new Set([...(query.selected[param] ?? []), tag])] : [tag];
  return { ...query, page: 1, selected: { ...query.selected, [param]: values } };
}

/** Whether a search asks for anything: blanks and signs do not. */
export function asksForWords(search: string): boolean {
  return /[\p{L}\p{N}]/u.test(search);
}

/** Whether a search or any filter restricts the list: blanks and signs search for nothing. */
export function isFiltered(query: ListQuery): boolean {
  return asksForWords(query.q) || Object.keys(query.selected).length > 0;
}

/** The position of a page in a list of `total` items. A page number beyond the last gives the last one. */
export function pagePlace({ page, limit }: Pick<ListQuery, 'page' | 'limit'>, total: number) {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const currentPage = Math.min(page, totalPages);
  return { currentPage, totalPages, offset: (currentPage - 1) * limit };
}
