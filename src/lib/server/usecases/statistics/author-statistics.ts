import type { AuthorStatistics, ContentCounts, ContentItem } from '#lib/contract/statistics.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { dayAfter, startOfDay } from '#lib/domain/day.ts';
import { fold } from '#lib/domain/fold.ts';
import { RATING_MAX, RATING_STEP } from '#lib/domain/rating.ts';
import { bucketsOf, type Days, type Range } from '#lib/domain/statistics/period.ts';
import type { Context } from '../../context.ts';
import type { ItemCounts } from '../../db/statistics/activity-tables.ts';
import { readersOfCases, wrongHypotheses } from '../../db/statistics/attempts.ts';
import { latestComments, ownItemsByDay, ownItemsById, ratingValues } from '../../db/statistics/own-items.ts';

/** Fewer could be told apart: nothing is said of what they thought. */
const READERS_MIN = 5;
/** A hypothesis is common when so many had it. */
const SAME_MIN = 2;
const HYPOTHESES_MAX = 3;
const COMMENTS_MAX = 8;

const nothing = (): ContentCounts => ({
  views: 0,
  readers: 0,
  copies: 0,
  ratings: 0,
  ratingSum: 0,
  answers: 0,
  attempts: 0,
  graded: 0,
  right: 0,
  reports: 0,
});

function add(counts: ContentCounts, row: ItemCounts): ContentCounts {
  counts.views += row.views;
  counts.readers += row.first_views;
  counts.copies += row.copies;
  counts.ratings += row.ratings;
  counts.ratingSum += row.rating_sum;
  counts.answers += row.answers;
  counts.attempts += row.attempts;
  counts.graded += row.graded;
  counts.right += row.graded_right;
  counts.reports += row.reports;
  return counts;
}

const totalOf = (rows: readonly ItemCounts[]) => rows.reduce(add, nothing());

function byBucket(rows: readonly (ItemCounts & { day: string })[], range: Range): (Days & ContentCounts)[] {
  const buckets = bucketsOf(range).map((days) => ({ ...days, ...nothing() }));
  let at = 0;
  // Rows come in the order of their days.
  for (const row of rows) {
    while (at < buckets.length && buckets[at]!.to < row.day) at += 1;
    const bucket = buckets[at];
    if (bucket) add(bucket, row);
  }
  return buckets;
}

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
  const items = await ownItemsById(db, actor.id, range);
  return items
    .map(({ id, kind, title, ...counts }) => ({ id, kind, title, ...add(nothing(), counts as ItemCounts) }))
    .sort((one, other) => other.views - one.views || (one.id < other.id ? 1 : -1));
}

/** What others did in a period with what a person has written and still has. */
export async function authorStatistics(
  context: Context,
  actor: Actor,
  range: Range,
): Promise<AuthorStatistics> {
  const { db } = context;
  const rows = await ownItemsByDay(db, actor.id, range);
  const before = range.before && (await ownItemsByDay(db, actor.id, range.before));
  return {
    totals: totalOf(rows),
    before: before && totalOf(before),
    audience: byBucket(rows, range),
    items: await contentItems(context, actor, range),
    ...(await ratingsOf(context, actor.id, range)),
    wrong: await commonErrors(context, actor.id),
  };
}
