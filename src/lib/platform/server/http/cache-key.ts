import { isPublicList } from '#lib/items/list-address-page-data.ts';
import type { Encoding } from './encoding.ts';

const URL_MAX = 1_000;
const SITE_MAX = 100;

/** Images are cached by browsers, not here: simultaneous requests for the same image need not wait for each other. */
const NEVER_KEPT = '/images/';

/**
 * The cache key of a response, or undefined when the URL is not worth caching: only lists depend on parameters,
 * and an endless supply of invented URLs then costs no memory.
 *
 * @param reader `''` for anyone signed out, else the account
 * @param site the site's origin as the request names it
 * @param url as normalised by `plainAddress`, which gives equal lists the same entry
 */
export function cacheKey(reader: string, site: string, url: string, encoding: Encoding): string | undefined {
  if (url.length > URL_MAX || site.length > SITE_MAX || url.startsWith(NEVER_KEPT)) return undefined;
  if (url.includes('?') && !isPublicList(url)) return undefined;
  return `${reader}\n${site}\n${encoding}\n${url}`;
}
