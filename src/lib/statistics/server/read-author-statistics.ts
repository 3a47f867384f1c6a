import type { Actor } from '#lib/accounts/actor.ts';
import { RATING_MAX, RATING_STEP } from '#lib/items/rating.ts';
import { dayAfter } from '#lib/platform/calendar.ts';
import { startOfDay } from '#lib/platform/day.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { bucketsOf, type Days, type Range } from '../period-rules.ts';
import type { AuthorStatistics, ContentAttempts, ContentItem } from '../rules.ts';
import { attemptsByMonth } from './attempts-by-month-queries.ts';
import { attemptsIn, attemptsOfAll } from './attempts-of-others.ts';
import { commonErrors } from './common-errors.ts';
import { contentOf } from './content-counts.ts';
import { addTo, NO_ITEM_COUNTS } from './count-activity-queries.ts';
import {
  itemsOfRating,
  latestComments,
  type OwnItem,
  ownItemsIn,
  ownTotalsIn,
  ratingValues,
} from './own-items-queries.ts';

const COMMENTS_MAX = 8;

const instantsOf = ({ from, to }: Days) => ({ from: startOfDay(from), before: startOfDay(dayAfter(to, 1)) });

async function ratingsOf({ db }: Context, ownerId: string, range: Days) {
  const instants = instantsOf(range);
  const ratings = Array.from({ length: RATING_MAX / RATING_STEP + 1 }, () => 0);
  for (const { value, count } of await ratingValues(db, ownerId, instants)) ratings[value] = count;
  const comments = await latestComments(db, ownerId, instants, COMMENTS_MAX);
  return {
    ratings,
    comments: comments.map(({ value, comment, at, ...item }) => ({
      ...item,
      rating: value * RATING_STEP,
      comment: comment ?? '',
      at: new Date(at).toISOString(),
    })),
  };
}

function itemsWith(rows: readonly OwnItem[], attempts: ReadonlyMap<string, ContentAttempts>): ContentItem[] {
  return rows
    .map(({ id, kind, title, ...counts }) => ({
      id,
      kind,
      title,
      ...contentOf(counts),
      attempts: attempts.get(id) ?? null,
    }))
    .sort((one, other) => other.views - one.views || (one.id < other.id ? 1 : -1));
}

/** Other people's activity in a period for each of a person's items, most opened first. */
export async function contentItems({ db }: Context, actor: Actor, range: Days): Promise<ContentItem[]> {
  const attempts = attemptsIn(await attemptsByMonth(db, actor.id), range);
  return itemsWith(await ownItemsIn(db, actor.id, range), attempts);
}

/** The items that got a rating of a value (out of 10) in a period, with the number of these ratings. */
export async function itemsRated(
  context: Context,
  actor: Actor,
  range: Days,
  rating: number,
): Promise<ContentItem[]> {
  const value = rating / RATING_STEP;
  const rated = await itemsOfRating(context.db, actor.id, instantsOf(range), value);
  const counts = new Map(rated.map(({ id, count }) => [id, Number(count)]));
  return (await contentItems(context, actor, range)).flatMap((item) => {
    const ratings = counts.get(item.id);
    return ratings === undefined ? [] : [{ ...item, ratings, ratingSum: ratings * value }];
  });
}

/** Other people's activity in a period on the items that a person still owns. */
export async function authorStatistics(
  context: Context,
  actor: Actor,
  range: Range,
): Promise<AuthorStatistics> {
  const { db } = context;
  const buckets = bucketsOf(range);
  const spans = range.before ? [...buckets, range.before] : buckets;
  const counts = await ownTotalsIn(db, actor.id, spans);
  const totals = { ...NO_ITEM_COUNTS };
  for (const each of counts.slice(0, buckets.length)) addTo(totals, each);
  const attempts = attemptsIn(await attemptsByMonth(db, actor.id), range);
  return {
    totals: contentOf(totals),
    before: range.before && contentOf(counts[buckets.length]!),
    attempts: attemptsOfAll(attempts),
    audience: buckets.map((days, span) => ({ ...days, ...contentOf(counts[span]!) })),
    items: itemsWith(await ownItemsIn(db, actor.id, range), attempts),
    ...(await ratingsOf(context, actor.id, range)),
    wrong: await commonErrors(context, actor.id),
  };
}
