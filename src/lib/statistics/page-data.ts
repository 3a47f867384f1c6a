import type { APIContext } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { RATING_MAX, RATING_STEP } from '#lib/items/rating.ts';
import { AppError } from '#lib/platform/errors.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { CONFIDENCES } from '#lib/practice/attempt-rules.ts';
import { type Range, readView, type StatisticsView } from './period-rules.ts';
import {
  AUTHOR_LISTS,
  type AuthorList,
  type BehindItem,
  CONFIDENCE_PARAM,
  type ContentItem,
  DIMENSION_PARAMS,
  DIMENSIONS,
  type ListFilter,
  NOT_SAID,
  OWN_LISTS,
  type OwnList,
  RATING_PARAM,
} from './rules.ts';
import { askedPeriod } from './server/find-period.ts';
import { itemsBehind } from './server/list-items-behind.ts';
import { contentItems, itemsRated } from './server/read-author-statistics.ts';

/** Rating values out of 10, in steps of one half. */
const RATINGS = Array.from({ length: RATING_MAX / RATING_STEP + 1 }, (_, value) => value * RATING_STEP);

/** The statistics requested by a URL. */
export interface AskedStatistics {
  context: Context;
  actor: Actor;
  range: Range;
  view: StatisticsView;
  today: string;
  hasBegun: Record<StatisticsView, boolean>;
}

/** @throws AppError `not_found` for a visitor who is not signed in */
export async function askedStatistics({
  url,
  locals,
}: Pick<APIContext, 'url' | 'locals'>): Promise<AskedStatistics> {
  const { actor } = locals;
  if (!actor) throw new AppError('not_found');
  const context = await getContext();
  const asked = await askedPeriod(context, actor, url.searchParams);
  return { context, actor, ...asked, view: readView(url.searchParams) };
}

/** The list filter in URL parameters. */
export function listFilter(params: URLSearchParams): ListFilter {
  const confidence = CONFIDENCES.find((each) => String(each) === params.get(CONFIDENCE_PARAM));
  const dimension = DIMENSIONS.find((each) => params.has(DIMENSION_PARAMS[each]));
  const value = dimension && params.get(DIMENSION_PARAMS[dimension]);
  const rating = RATINGS.find((each) => String(each) === params.get(RATING_PARAM));
  return { confidence, dimension, value: value === NOT_SAID ? null : value, rating };
}

/** The items behind a figure of either view. */
export type ListBehind = { list: OwnList; behind: BehindItem[] } | { list: AuthorList; items: ContentItem[] };

/** The list behind a figure; undefined if there is no figure of this name. */
export async function listBehind(
  { context, actor, range, view }: AskedStatistics,
  name: string | undefined,
  filter: ListFilter,
): Promise<ListBehind | undefined> {
  if (view === 'auteur') {
    const list = AUTHOR_LISTS.find((each) => each === name);
    if (list === 'ratings' && filter.rating !== undefined)
      return { list, items: await itemsRated(context, actor, range, filter.rating) };
    return list && { list, items: await contentItems(context, actor, range) };
  }
  const list = OWN_LISTS.find((each) => each === name);
  return list && { list, behind: await itemsBehind(context, actor, range, list, filter) };
}
