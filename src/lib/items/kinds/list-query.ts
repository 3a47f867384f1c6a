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

/** The query of a list, with the same parameter names in the page's URL and in the API. */
export interface ListQuery {
  q: string;
  /** Selected values by filter parameter; a filter without a selection is absent. */
  selected: Record<string, string[]>;
  sort: Sort;
  /** Page number, from 1. */
  page: number;
  limit: number;
  /** Spoiler mode: the response contains no titles. */
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

/** Which items a list shows: all public ones, the same for a signed-in person, or the person's own. */
export type ListScope = 'public' | 'reader' | 'mine';

/** All filters of a kind: its own, and those common to all kinds. */
export function allFilters(kind: ItemKind): readonly FilterDefinition[] {
  return [...KINDS[kind].filters, READ_FILTER];
}

/** The filters available in a kind's list. */
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

/** Writes a list query as URL parameters in a fixed order, without defaults: equal lists then have equal URLs. */
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

/** URL of a list: the page's path with the query. */
export function listPath(kind: ItemKind, path: string, query: ListQuery): string {
  const params = listParams(kind, query).toString();
  return params ? `${path}?${params}` : path;
}

/** URL of a list with titles hidden or shown, which overrides the reader's earlier choice. */
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

/** URL of the public list of items with a tag: through the filter that offers the tag, else through a search. */
export function tagPath(kind: ItemKind, tag: string): string {
  const param = filterOffering(kind, tag)?.param ?? 'q';
  return `${KINDS[kind].paths.public}?${new URLSearchParams({ [param]: tag })}`;
}

/** The query with a tag added. If several values of a filter would widen the result, the tag replaces them. */
export function withTag(kind: ItemKind, query: ListQuery, tag: string): ListQuery {
  const filter = filterOffering(kind, tag);
  if (!filter) return { ...query, page: 1, q: tag };
  const { param, mode } = filter;
  const values = mode === 'all' ? [...new Set([...(query.selected[param] ?? []), tag])] : [tag];
  return { ...query, page: 1, selected: { ...query.selected, [param]: values } };
}

/** Whether a search text contains words: spaces and signs alone search for nothing. */
export function asksForWords(search: string): boolean {
  return /[\p{L}\p{N}]/u.test(search);
}

/** Whether a search or a filter restricts the list: a search without words does not. */
export function isFiltered(query: ListQuery): boolean {
  return asksForWords(query.q) || Object.keys(query.selected).length > 0;
}

/** The position of a page in a list of `total` items. A page number beyond the last one gives the last page. */
export function pagePlace({ page, limit }: Pick<ListQuery, 'page' | 'limit'>, total: number) {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const currentPage = Math.min(page, totalPages);
  return { currentPage, totalPages, offset: (currentPage - 1) * limit };
}
