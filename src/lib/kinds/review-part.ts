import type { ItemKind } from '#lib/domain/item.ts';
import { type ReviewStatus, WRITING } from '#lib/domain/review.ts';
import type { BodyOfKind } from './bodies.ts';
import { KINDS } from './definitions.ts';

/** The part of a reviewed body that holds its status. */
export const REVIEW_PART = 'review';

/** The JSON of that part. */
export const reviewText = (reviewStatus: ReviewStatus) => JSON.stringify({ reviewStatus });

/** A new body: whoever wrote it elsewhere, nobody has reviewed it here. */
export function startReview<Kind extends ItemKind>(kind: Kind, body: BodyOfKind[Kind]): BodyOfKind[Kind] {
  return KINDS[kind].reviewed ? { ...body, reviewStatus: WRITING } : body;
}
