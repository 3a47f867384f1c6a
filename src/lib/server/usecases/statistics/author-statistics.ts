import type { AuthorStatistics, ContentItem } from '#lib/contract/statistics.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { dayAfter, startOfDay } from '#lib/domain/day.ts';
import { fold } from '#lib/domain/fold.ts';
import { RATING_MAX, RATING_STEP } from '#lib/domain/rating.ts';
import { bucketsOf, type Days, type Range } from '#lib/domain/statistics/period.ts';
import type { Context } from '../../context.ts';
import { readersOfCases, wrongHypotheses } from '../../db/statistics/attempts.ts';
import { addTo, NO_ITEM_COUNTS } from '../../db/statistics/count-activity.ts';
import { latestComments, ownItemsIn, ownTotalsIn, ratingValues } from '../../db/statistics/own-items.ts';
import { contentOf } from './content-counts.ts';

/** Fewer could be told apart: nothing is said of what they thought. */
const READERS_MIN = 5;
/** A hypothesis is common when so many had it. */
const SAME_MIN = 2;
const HYPOTHESES_MAX = 3;
const COMMENTS_MAX = 8;

/**
 * What others took an author's cases for, once five of them have answered: what two or more thought, never who. It is
 * told of all times: of a day or two one could guess whose it was.
 */
async function commonErrors({ db }: Context, ownerId: string): Promise<AuthorStatistics['wrong']> {
  const cases = await readersOfCases(db, ownerId, READERS_MIN);
  if (cases.length === 0) return [];
  const ids = cases.map(({ id }) => id);
  const byCase = Map.groupBy(await wrongHypotheses(db, ownerId, ids), ({ item_id }) => item_id);
  return cases.map((each) => {
    const said = Map.groupBy(byCase.get(each.id) ?? [], ({ hypothesis }) => fold(hypothesis.trim()));
    const hypotheses = [...said.values()]
      .map((rows) => ({ text: rows[0]!.hypothesis, readers: new Set(rows.map((row) => row.user_id)).size }))
      .filter(({ readers }) => readers >= SAME_MIN)
      .sort((one, other) => other.readers - one.readers)
      .slice(0, HYPOTHESES_MAX);
    return { ...each, hypotheses };
  });
}

async function ratingsOf({ db }: Context, ownerId: string, { from, to }: Days) {
  const instants = { from: startOfDay(from), before: startOfDay(dayAfter(to, 1)) };
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

/** What others did in a period with each item of a person's, the most opened first. */
export async function contentItems({ db }: Context, actor: Actor, range: Days): Promise<ContentItem[]> {
  const rows = await ownItemsIn(db, actor.id, range);
  return rows
    .map(({ id, kind, title, ...counts }) => ({ id, kind, title, ...contentOf(counts) }))
    .sort((one, other) => other.views - one.views || (one.id < other.id ? 1 : -1));
}

/** What others did in a period with what a person has written and still has. */
export async function authorStatistics(
  context: Context,
  actor: Actor,
  range: Range,
): Promise<AuthorStatistics> {
  const buckets = bucketsOf(range);
  const spans = range.before ? [...buckets, range.before] : buckets;
  const counts = await ownTotalsIn(context.db, actor.id, spans);
  const totals = { ...NO_ITEM_COUNTS };
  for (const each of counts.slice(0, buckets.length)) addTo(totals, each);
  return {
    totals: contentOf(totals),
    before: range.before && contentOf(counts[buckets.length]!),
    audience: buckets.map((days, span) => ({ ...days, ...contentOf(counts[span]!) })),
    items: await contentItems(context, actor, range),
    ...(await ratingsOf(context, actor.id, range)),
    wrong: await commonErrors(context, actor.id),
  };
}
