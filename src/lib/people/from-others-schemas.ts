import type { AnsweredReview, AskedReview } from '#lib/contract/reviews.ts';
import type { WrittenWith } from './schemas.ts';

/** What stands above a list of one's own of a kind, because of others. */
export interface FromOthers {
  /** What they ask one to review. */
  toReview: AskedReview[];
  /** What they answered about one's own. */
  answered: AnsweredReview[];
  /** What one writes with them. */
  writtenWith: WrittenWith[];
}
