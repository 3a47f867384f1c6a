import type { AnsweredReview, AskedReview } from '#lib/reviews/schemas.ts';
import type { WrittenWith } from './schemas.ts';

/** Content by other people, shown above the person's own list of a kind. */
export interface FromOthers {
  /** Reviews requested from the person. */
  toReview: AskedReview[];
  /** Verdicts of reviewers on the person's items. */
  answered: AnsweredReview[];
  /** Items of others of which the person is a co-author. */
  writtenWith: WrittenWith[];
}
