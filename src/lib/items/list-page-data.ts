import type { APIContext } from 'astro';
import { listFromOthers } from '#lib/people/server/list-from-others.ts';
import { ERROR_STATUS } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { isServerFault, logFailedRequest, RETRY_BUSY } from '#lib/platform/server/http/answers.ts';
import { pageCard } from './card-page-data.ts';
import type { ItemKind } from './item.ts';
import { KINDS } from './kinds/definitions.ts';
import { isFiltered, type ListQuery, parseListQuery } from './kinds/list-query.ts';
import type { ListScreen } from './list-screen.ts';
import type { ItemPage } from './schemas.ts';
import { listMine, listPublic } from './server/list-items.ts';
import { titlesChoice } from './server/titles.ts';
import { type ListView, listHeading } from './titles-texts.ts';

type Page = Pick<APIContext, 'request' | 'url' | 'locals'>;

/**
 * Reads the list, or returns why the server cannot read it; the cause is logged.
 * @throws AppError for faults of the request
 */
async function read(
  { request, locals: { actor, searchRefused } }: Page,
  kind: ItemKind,
  view: ListView,
  query: ListQuery,
): Promise<ItemPage | 'busy' | 'failed'> {
  if (searchRefused) return 'busy';
  try {
    const context = await getContext();
    if (view !== 'public') return actor ? await listMine(context, kind, query, actor) : 'failed';
    return await listPublic(context, kind, query, actor);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'busy') return 'busy';
    if (ERROR_STATUS[code] < 500) throw error;
    if (isServerFault(error)) logFailedRequest(request, error);
    return 'failed';
  }
}

/**
 * Whether the page's reader reads public cases without titles; null if not chosen, undefined if not applicable or if
 * the database fails: that error is handled when the list is read.
 */
async function blindChoice(
  { locals }: Page,
  kind: ItemKind,
  view: ListView,
): Promise<boolean | null | undefined> {
  if (!locals.actor || view !== 'public' || !KINDS[kind].hidesTitles) return undefined;
  const { actor } = locals;
  return getContext()
    .then((context) => titlesChoice(context, actor))
    .catch(() => undefined);
}

/** The content of a list page, from its URL. The server may cache public lists. */
export async function loadList(
  astro: Page & { response: ResponseInit & { readonly headers: Headers } },
  kind: ItemKind,
  view: ListView,
): Promise<ListScreen> {
  const { actor } = astro.locals;
  const scope = view !== 'public' ? 'mine' : actor ? 'reader' : 'public';
  const asked = parseListQuery(kind, astro.url.searchParams, scope);
  const choice = await blindChoice(astro, kind, view);
  // The URL takes precedence, because links are shared.
  const titlesHidden = asked.titlesHidden || (choice === true && !astro.url.searchParams.has('titres'));
  const query = { ...asked, titlesHidden };
  const found = await read(astro, kind, view, query);
  const page = typeof found === 'string' ? null : found;
  if (page === null) astro.response.status = 503;
  if (found === 'busy') astro.response.headers.set('retry-after', RETRY_BUSY);
  // Lists for members must not be cached, neither by the server nor on a device beyond the reader's session.
  if (astro.locals.membersOnly) astro.response.headers.set('cache-control', 'private, no-store');
  else if (page && view === 'public') astro.response.headers.set('x-page-cache', actor ? 'user' : 'public');
  return {
    kind,
    ...listHeading(kind, view, page && !isFiltered(query) ? page.totalItems : null),
    query: { ...query, page: page?.currentPage ?? query.page },
    page: page && { ...page, items: page.items.map((card) => pageCard(kind, card)) },
    busy: found === 'busy',
    offersBlind: choice === null,
    // An overloaded server gets no further query.
    fromOthers:
      page && actor && view !== 'public' ? await listFromOthers(await getContext(), actor, kind) : null,
  };
}
