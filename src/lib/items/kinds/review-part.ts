import { type ReviewStatus, WRITING } from '#lib/reviews/review-rules.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';
import { KINDS } from './definitions.ts';

/** The part of a reviewed body that holds its status. */
export const REVIEW_PART = 'review';

/** The JSON of that part. */
export const reviewText = (reviewStatus: ReviewStatus) => JSON.stringify({ reviewStatus });

/** A new body: even if it was reviewed elsewhere, nobody has reviewed it here. */
export function startReview<Kind extends ItemKind>(kind: Kind, body: BodyOfKind[Kind]): BodyOfKind[Kind] {
  return KINDS[kind].reviewed ? { ...body, reviewStatus: WRITING } : body;
}
