import { KINDS } from '#lib/domain/kinds/of-kind.ts';
import type { Encoding } from './encoding.ts';

const URL_MAX = 1_000;
const SITE_MAX = 100;

/** Images are kept by browsers, not here: those who ask for the same one need not wait for each other. */
const NEVER_KEPT = '/images/';

/** Parameters that pages may depend on. A URL with any other is rendered each time and never kept. */
const KNOWN_PARAMETERS = new Set([
  ...['q', 'tri', 'titres', 'page', 'limit'],
  ...Object.values(KINDS).flatMap(({ filters }) => filters.map(({ param }) => param)),
]);

/**
 * The key under which an answer may be kept, or undefined when this URL is not worth keeping: an endless
 * supply of made-up addresses then costs no memory. Parameters are put in order, so that the same list asked
 * for in another order is the same entry; the order of one parameter's values stays.
 *
 * @param reader `''` for anybody signed out, else the account
 * @param site the site's address as the request names it
 */
export function cacheKey(reader: string, site: string, url: string, encoding: Encoding): string | undefined {
  if (url.length > URL_MAX || site.length > SITE_MAX || url.startsWith(NEVER_KEPT)) return undefined;
  const at = url.indexOf('?');
  if (at === -1) return `${reader}\n${site}\n${encoding}\n${url}`;
  const parameters = new URLSearchParams(url.slice(at));
  for (const name of parameters.keys()) if (!KNOWN_PARAMETERS.has(name)) return undefined;
  parameters.sort();
  return `${reader}\n${site}\n${encoding}\n${url.slice(0, at)}?${parameters}`;
}
