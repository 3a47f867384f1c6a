import type { APIContext } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { SEARCH_MAX } from '#lib/items/kinds/list-query.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { RETRY_BUSY } from '#lib/platform/server/http/answers.ts';
import type { SearchAnswer } from './schemas.ts';
import { search } from './server/search.ts';

/** Number of results of each kind on the page; the lists show the others. */
const SHOWN = 8;

interface SearchScreen {
  q: string;
  /** Null when too many searches are running. */
  answer: SearchAnswer | null;
}

type Page = Pick<APIContext, 'url' | 'locals'> & { response: ResponseInit & { readonly headers: Headers } };

/** The search of the home page with its results; null when nothing is searched for. */
export async function loadSearch(
  { url, locals: { searchRefused }, response }: Page,
  actor: Actor,
): Promise<SearchScreen | null> {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, SEARCH_MAX);
  if (q === '') return null;
  const answer = searchRefused ? null : await readSearch(actor, q);
  if (answer === null) {
    response.status = 503;
    response.headers.set('retry-after', RETRY_BUSY);
  }
  return { q, answer };
}

async function readSearch(actor: Actor, q: string): Promise<SearchAnswer | null> {
  try {
    return await search(await getContext(), actor, q, SHOWN);
  } catch (error) {
    if (errorCodeOf(error) === 'busy') return null;
    throw error;
  }
}
