import { type ReviewStatus, WRITING } from '#lib/reviews/review-rules.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';
import { KINDS } from './definitions.ts';

/** The part of a reviewed body that contains its status. */
export const REVIEW_PART = 'review';

/** The JSON of the review part. */
export const reviewText = (reviewStatus: ReviewStatus) => JSON.stringify({ reviewStatus });

/** A new body with its review not begun: a review of the original does not count for a copy. */
export function startReview<Kind extends ItemKind>(kind: Kind, body: BodyOfKind[Kind]): BodyOfKind[Kind] {
  return KINDS[kind].reviewed ? { ...body, reviewStatus: WRITING } : body;
}
