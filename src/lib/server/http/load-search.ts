import type { APIContext } from 'astro';
import type { SearchAnswer } from '#lib/contract/search.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { SEARCH_MAX } from '#lib/kinds/list-query.ts';
import { errorCodeOf } from '../base/error-code.ts';
import { getContext } from '../context.ts';
import { search } from '../usecases/lists/search.ts';
import { RETRY_BUSY } from './answers.ts';

/** Of each kind, how many the page of results shows; its lists have the others. */
const SHOWN = 8;

interface SearchScreen {
  q: string;
  /** Null when too much is searched for at once. */
  answer: SearchAnswer | null;
}

type Page = Pick<APIContext, 'url' | 'locals'> & { response: ResponseInit & { readonly headers: Headers } };

/** What the home page was asked to search for, and what was found; null when it was asked for nothing. */
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
