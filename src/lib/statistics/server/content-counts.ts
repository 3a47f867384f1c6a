import type { ContentCounts } from '../rules.ts';
import type { ItemCounts } from './tables.ts';

/** The stored counts of an item in the form for pages; attempts come from `attempts-of-others.ts`. */
export const contentOf = (counts: ItemCounts): ContentCounts => ({
  views: counts.views,
  readers: counts.first_views,
  copies: counts.copies,
  ratings: counts.ratings,
  ratingSum: counts.rating_sum,
  answers: counts.answers,
  reports: counts.reports,
});
