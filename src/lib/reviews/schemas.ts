import { z } from 'zod';
import { REVIEW_STATUSES, REVIEW_WORD_MAX, type ReviewStatus } from '#lib/domain/review.ts';
import { namedPerson } from '#lib/people/schemas.ts';

const status = z.enum(REVIEW_STATUSES);

/** What a step of a review takes. */
export const reviewStep = z.strictObject({
  status,
  /** Why; sending back needs one. */
  word: z.string().trim().max(REVIEW_WORD_MAX).optional(),
  /** The item's newest revision: nobody validates what they have not seen. */
  revision: z.number().int(),
});

const takenStep = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** Null once the account is gone. */
  by: z.string().nullable(),
  from: status,
  to: status,
  word: z.string().nullable(),
  /** The version that validating made. */
  version: z.number().int().nullable(),
  /** Whether it was the item's author who took it, and not a reviewer. */
  byAuthor: z.boolean(),
});
export type TakenStep = z.infer<typeof takenStep>;

/** Those who are named to review an item, in that order. */
export const reviewers = z.object({ reviewers: z.array(namedPerson) });

/** The review of an item's working copy. */
export const itemReview = z.object({
  status,
  /** The last version that was validated. */
  version: z.number().int().nullable(),
  /** Latest first. */
  history: z.array(takenStep),
  reviewers: z.array(namedPerson),
});
export type ItemReview = z.infer<typeof itemReview>;

/** What the review says of the state of an item that a page shows. */
export interface ShownReview {
  status: ReviewStatus;
  /** Null of a working copy. */
  version: number | null;
  /** The last version that was validated. */
  last: number | null;
  /** Null once the account is gone, too. */
  validatedBy: string | null;
  /** Whether that was the item's author, and not a reviewer. */
  byAuthor: boolean;
  /** ISO 8601. */
  validatedAt: string | null;
  /** What was said with it. */
  word: string | null;
}

/** What a reviewer answered about one's own item, which its owner has done nothing about yet. */
export interface AnsweredReview {
  id: string;
  title: string;
  by: string | null;
  /** ISO 8601. */
  at: string;
  /** Else it was sent back. */
  isReady: boolean;
  word: string | null;
}

/** An item that somebody is asked to review. */
export interface AskedReview {
  id: string;
  title: string;
  author: string;
  /** ISO 8601. */
  askedAt: string;
  word: string | null;
}
