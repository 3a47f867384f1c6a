import { z } from 'zod';
import { namedPerson } from '#lib/people/schemas.ts';
import { REVIEW_STATUSES, REVIEW_WORD_MAX, type ReviewStatus } from './review-rules.ts';

const status = z.enum(REVIEW_STATUSES);

/** The request for a step of a review. */
export const reviewStep = z.strictObject({
  status,
  /** The comment; required to send an item back. */
  word: z.string().trim().max(REVIEW_WORD_MAX).optional(),
  /** The revision that the client read, so that nobody validates a state they have not seen. */
  revision: z.number().int(),
});

export type ReviewStep = z.infer<typeof reviewStep>;

const takenStep = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** Null once the account is deleted. */
  by: z.string().nullable(),
  from: status,
  to: status,
  word: z.string().nullable(),
  /** The version created by a validation. */
  version: z.number().int().nullable(),
  /** Whether the item's author took the step, rather than a reviewer. */
  byAuthor: z.boolean(),
});
export type TakenStep = z.infer<typeof takenStep>;

/** The reviewers of an item, in the order in which they were added. */
export const reviewers = z.object({ reviewers: z.array(namedPerson) });

/** The review of an item's working copy. */
export const itemReview = z.object({
  status,
  /** The last validated version. */
  version: z.number().int().nullable(),
  /** Latest first. */
  history: z.array(takenStep),
  reviewers: z.array(namedPerson),
});
export type ItemReview = z.infer<typeof itemReview>;

/** The review of the state of an item displayed on a page. */
export interface ShownReview {
  status: ReviewStatus;
  /** Null for a working copy. */
  version: number | null;
  /** The last validated version. */
  last: number | null;
  /** Null also when the account was deleted. */
  validatedBy: string | null;
  /** Whether the item's author validated it, rather than a reviewer. */
  byAuthor: boolean;
  /** ISO 8601. */
  validatedAt: string | null;
  /** The comment given with the validation. */
  word: string | null;
}

/** A reviewer's verdict on which the owner has not acted yet. */
export interface AnsweredReview {
  id: string;
  title: string;
  by: string | null;
  /** ISO 8601. */
  at: string;
  /** False when the item was sent back. */
  isReady: boolean;
  word: string | null;
}

/** An item whose review is requested from a person. */
export interface AskedReview {
  id: string;
  title: string;
  author: string;
  /** ISO 8601. */
  askedAt: string;
  word: string | null;
}
