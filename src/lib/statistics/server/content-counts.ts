import type { ContentCounts } from '../rules.ts';
import type { ItemCounts } from './tables.ts';

/** What is counted of items, in the words of the contract; attempts are told by `attempts-of-others.ts`. */
export const contentOf = (counts: ItemCounts): ContentCounts => ({
  views: counts.views,
  readers: counts.first_views,
  copies: counts.copies,
  ratings: counts.ratings,
  ratingSum: counts.rating_sum,
  answers: counts.answers,
  reports: counts.reports,
});
