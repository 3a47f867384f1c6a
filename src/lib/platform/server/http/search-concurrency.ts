import type { APIContext } from 'astro';
import { ITEM_KINDS } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import type { KindPaths } from '#lib/items/kinds/kind.ts';
import { fairConcurrency } from '../base/fair-concurrency.ts';
import type { Context } from '../context.ts';
import { clientAddress } from './client-address.ts';
import { isApiPath } from './guard.ts';

/**
 * Maximum number of searches handled at once, including rendering, because a search slows down every other page; and
 * maximum number waiting per person or address, of which a hospital has only one.
 */
const AT_ONCE = 3;
const WAITING_EACH = 64;
const limited = fairConcurrency(AT_ONCE, WAITING_EACH);

const LISTS = new Set([
  '/api/[kind]/public',
  '/api/[kind]/mine',
  '/api/[kind]/public/counts',
  '/api/[kind]/mine/counts',
  '/api/search',
  ...ITEM_KINDS.flatMap((kind) => {
    const { public: all, mine, manage, compare, booklet }: KindPaths = KINDS[kind].paths;
    return [
      all,
      mine,
      ...(manage ? [manage] : []),
      ...(compare ? [compare()] : []),
      ...(booklet ? [booklet()] : []),
    ];
  }),
]);

/** Whether a request is for a list with any parameters, or for a search on the home page. */
function isSearch({ routePattern, url }: Pick<APIContext, 'routePattern' | 'url'>): boolean {
  return (
    url.search !== '' && (LISTS.has(routePattern) || (routePattern === '/' && url.searchParams.has('q')))
  );
}

/**
 * Lets the route respond; searches wait for their turn, fairly between people, until they are rendered. If too many of
 * this person or address are waiting, a page reports that itself, and keeps the typed words.
 * @throws AppError `busy` instead, for an API call
 */
export async function withSearchLimit(
  context: Context,
  astro: APIContext,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isSearch(astro)) return answer();
  const { actor } = astro.locals;
  const client = actor?.id ?? clientAddress(astro.request.headers, astro.clientAddress, context.settings);
  let hasBegun = false;
  try {
    return await limited(client, async () => {
      hasBegun = true;
      const response = await answer();
      // Pages are rendered while their body is read.
      await response.clone().arrayBuffer();
      return response;
    });
  } catch (error) {
    if (hasBegun || isApiPath(astro.url.pathname)) throw error;
    astro.locals.searchRefused = true;
    return answer();
  }
}
