import { isPublicList } from '#lib/items/list-address-page-data.ts';
import type { Encoding } from './encoding.ts';

const URL_MAX = 1_000;
const SITE_MAX = 100;

/** Images are kept by browsers, not here: those who ask for the same one need not wait for each other. */
const NEVER_KEPT = '/images/';

/**
 * The key under which an answer may be kept, or undefined when this address is not worth keeping: only lists depend
 * on parameters, and an endless supply of made-up addresses then costs no memory.
 *
 * @param reader `''` for anybody signed out, else the account
 * @param site the site's address as the request names it
 * @param url as `plainAddress` writes it, so that the same list is the same entry
 */
export function cacheKey(reader: string, site: string, url: string, encoding: Encoding): string | undefined {
  if (url.length > URL_MAX || site.length > SITE_MAX || url.startsWith(NEVER_KEPT)) return undefined;
  if (url.includes('?') && !isPublicList(url)) return undefined;
  return `${reader}\n${site}\n${encoding}\n${url}`;
}
