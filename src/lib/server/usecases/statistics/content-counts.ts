import type { ContentCounts } from '#lib/contract/statistics.ts';
import type { ItemCounts } from '../../db/statistics/activity-tables.ts';

/** Nothing yet. */
export const noContent = (): ContentCounts => ({
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

/** Adds a row of counts to those of several. */
export function addContent<Counts extends ContentCounts>(counts: Counts, row: ItemCounts): Counts {
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

/** What others did with items, all of it together. */
export const contentTotal = (rows: readonly ItemCounts[]): ContentCounts =>
  rows.reduce<ContentCounts>(addContent, noContent());
