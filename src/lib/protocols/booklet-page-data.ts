import type { APIContext } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { type ListQuery, parseListQuery } from '#lib/items/kinds/list-query.ts';
import { findPublic } from '#lib/items/server/list-items.ts';
import { AppError } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { RETRY_BUSY } from '#lib/platform/server/http/answers.ts';
import { loadDueShown } from '#lib/reviews/due-form.ts';
import type { ReviewDue } from '#lib/reviews/due-schemas.ts';
import { BOOKLET_MAX, BOOKLET_PARAMS } from './paths.ts';
import type { ProtocolCode } from './protocol-code.ts';
import { drawProtocolCode } from './server/draw-protocol-code.ts';
import { type BookletItem, readBooklet } from './server/read-booklet.ts';

export const BOOKLET_TITLE_MAX = 120;
const ID_MAX = 64;

export interface Booklet {
  /** As typed; empty for the default title. */
  title: string;
  items: (BookletItem & { code: ProtocolCode | null; due: ReviewDue | undefined })[];
  /** Number of requested protocols that cannot be read. */
  missing: number;
  /** Number of protocols requested or found, if it exceeds the maximum of a booklet. */
  beyond: number | null;
  /** The list query that defines it; null when its protocols were chosen one by one. */
  query: ListQuery | null;
  /** Whether too many searches are running. */
  isBusy: boolean;
}

type Page = Pick<APIContext, 'url' | 'locals'> & { response: ResponseInit & { readonly headers: Headers } };

interface Asked {
  ids: string[];
  total: number;
  query: ListQuery | null;
}

function chosenIds({ searchParams }: URL): string[] {
  return [...new Set(searchParams.getAll(BOOKLET_PARAMS.protocol))].filter(
    (id) => id !== '' && id.length <= ID_MAX,
  );
}

async function askedFor(context: Context, url: URL, actor: Actor): Promise<Asked> {
  if (url.searchParams.has(BOOKLET_PARAMS.protocol)) {
    const ids = chosenIds(url);
    return { ids: ids.slice(0, BOOKLET_MAX), total: ids.length, query: null };
  }
  const query = { ...parseListQuery('protocol', url.searchParams, 'reader'), page: 1, limit: BOOKLET_MAX };
  const { ids, total } = await findPublic(context, 'protocol', query, { actor });
  return { ids, total, query };
}

/** The protocols that the address names or searches for, as one printable document. @throws AppError `not_found` */
export async function loadBooklet({ url, locals, response }: Page): Promise<Booklet> {
  const { actor, searchRefused } = locals;
  if (!actor) throw new AppError('not_found');
  const title = (url.searchParams.get(BOOKLET_PARAMS.title) ?? '').trim().slice(0, BOOKLET_TITLE_MAX);
  response.headers.set('cache-control', 'private, no-store');
  try {
    if (searchRefused) throw new AppError('busy');
    const context = await getContext();
    const { ids, total, query } = await askedFor(context, url, actor);
    const { items, missing } = await readBooklet(context, actor, ids);
    const shown = await Promise.all(
      items.map(async (item) => {
        const { _id: id } = item.detail.card;
        return { ...item, code: drawProtocolCode(context, id), due: await loadDueShown(id, item.review) };
      }),
    );
    return { title, items: shown, missing, beyond: total > BOOKLET_MAX ? total : null, query, isBusy: false };
  } catch (error) {
    if (errorCodeOf(error) !== 'busy') throw error;
    response.status = 503;
    response.headers.set('retry-after', RETRY_BUSY);
    return { title, items: [], missing: 0, beyond: null, query: null, isBusy: true };
  }
}
