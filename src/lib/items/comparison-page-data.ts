import type { APIContext } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { COMPARED_PARAMS as P } from '#lib/protocols/paths.ts';
import type { Comparable, ComparedSide, Comparison } from './comparison.ts';
import { LIST_LIMIT_MAX, parseListQuery } from './kinds/list-query.ts';
import type { ItemCard } from './schemas.ts';
import { listMine, listPublic } from './server/list-items.ts';
import { readCompared, readComparedSource } from './server/read-compared.ts';

type Side = ComparedSide<ProtocolBody>;
interface Asking {
  context: Context;
  actor: Actor;
  params: URLSearchParams;
}

/** Number of public protocols offered; others are found by searching. */
const OFFERED = 30;
const VERSION = /^[1-9]\d{0,8}$/;

/**
 * A version number from the URL. The form sends a version together with the protocol that it belongs to: if another
 * protocol is chosen at the same time, the version is ignored.
 * @throws AppError `not_found` for a text that is not a number
 */
function versionOf(params: URLSearchParams, which: 'before' | 'after', id: string): number | undefined {
  const text = params.get(which === 'before' ? P.beforeVersion : P.afterVersion);
  const madeFor = params.get(which === 'before' ? P.beforeMadeFor : P.afterMadeFor) ?? id;
  if (!text || madeFor !== id) return undefined;
  if (!VERSION.test(text)) throw new AppError('not_found');
  return Number(text);
}

async function sideOf({ context, actor, params }: Asking, which: 'before' | 'after'): Promise<Side | null> {
  const id = params.get(P[which]);
  if (!id) return null;
  const version = versionOf(params, which, id);
  // The body was validated by its kind's schema when it was written.
  return (await readCompared(context, actor, 'protocol', { id, version })) as Side;
}

async function sidesOf(asking: Asking): Promise<[Side | null, Side | null]> {
  const { context, actor, params } = asking;
  const copy = params.get(P.copy);
  if (copy) return (await readComparedSource(context, actor, 'protocol', copy)) as [Side, Side];
  return [await sideOf(asking, 'before'), await sideOf(asking, 'after')];
}

const comparable = (cards: readonly ItemCard[]): Comparable[] =>
  cards.map(({ _id, title }) => ({ id: _id, title: title ?? '' }));

async function searched({ context, actor, params }: Asking, refused: boolean): Promise<Comparable[] | null> {
  if (refused) return null;
  const query = {
    ...parseListQuery('protocol', params),
    sort: 'populaires' as const,
    page: 1,
    limit: OFFERED,
  };
  try {
    return comparable((await listPublic(context, 'protocol', query, actor)).items);
  } catch (error) {
    if (errorCodeOf(error) === 'busy') return null;
    throw error;
  }
}

/**
 * Two protocols to compare, or the choice of them.
 * @throws AppError `not_found`, which the middleware answers with the 404 page
 */
export async function loadComparison({
  url,
  locals,
}: Pick<APIContext, 'url' | 'locals'>): Promise<Comparison<ProtocolBody>> {
  const { actor, searchRefused } = locals;
  if (!actor) throw new AppError('not_found');
  const asking = { context: await getContext(), actor, params: url.searchParams };
  const [before, after] = await sidesOf(asking);
  const all = parseListQuery('protocol', new URLSearchParams());
  const mine = await listMine(asking.context, 'protocol', { ...all, limit: LIST_LIMIT_MAX }, actor);
  return {
    before,
    after,
    ofSource: url.searchParams.has(P.copy),
    all: url.searchParams.has(P.all),
    search: parseListQuery('protocol', url.searchParams).q,
    mine: comparable(mine.items),
    found: await searched(asking, searchRefused === true),
  };
}
