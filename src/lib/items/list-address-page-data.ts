import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import { ITEM_KINDS, type ItemKind, KIND_PLURALS } from './item.ts';
import { KINDS } from './kinds/definitions.ts';
import { type ListScope, listPath, parseListQuery, titlesPath } from './kinds/list-query.ts';

/** The public lists by path: of the page and of the API. */
const LISTS = new Map<string, ItemKind>(
  ITEM_KINDS.flatMap((kind) => [
    [KINDS[kind].paths.public, kind],
    [`/api/${KIND_PLURALS[kind]}/public`, kind],
    [`/api/${KIND_PLURALS[kind]}/public/counts`, kind],
  ]),
);

/**
 * A cache of results, because shared links and campaigns use the same URLs again and again; its limit is in
 * characters.
 */
const plain = new BoundedCache<string>(500_000, (address, url) => address.length + url.length);

/** The part of a URL before its parameters. */
export function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}

export function isPublicList(url: string): boolean {
  return LISTS.has(pathOf(url));
}

/**
 * The URL of a public list with only the parameters that the list depends on, in a fixed order: campaign parameters,
 * empty fields and repeated values then lead to the same cached page. Any other URL is unchanged.
 *
 * @param scope for a signed-out visitor, the filter by read items has no effect
 */
export function plainAddress(url: string, scope: Exclude<ListScope, 'mine'>): string {
  const path = pathOf(url);
  const list = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const kind = LISTS.get(list);
  if (!kind) return url;
  if (url === path) return list;
  const asked = `${scope} ${url}`;
  const known = plain.get(asked);
  if (known) return known;
  const params = new URLSearchParams(url.slice(path.length));
  const query = parseListQuery(kind, params, scope);
  const isTitled = KINDS[kind].hidesTitles && params.get('titres') === 'visibles';
  const address = isTitled ? titlesPath(kind, list, query, false) : listPath(kind, list, query);
  plain.set(asked, address);
  return address;
}
