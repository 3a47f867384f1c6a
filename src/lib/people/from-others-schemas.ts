import type { AnsweredReview, AskedReview } from '#lib/reviews/schemas.ts';
import type { WrittenWith } from './schemas.ts';

/** What is shown above one's own list of a kind because of other people. */
export interface FromOthers {
  /** Reviews that others ask for. */
  toReview: AskedReview[];
  /** Answers of reviewers about one's own items. */
  answered: AnsweredReview[];
  /** Items of others that one is a co-author of. */
  writtenWith: WrittenWith[];
}
