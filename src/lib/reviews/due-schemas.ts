import { z } from 'zod';
import { DUE_PERIODS } from './due.ts';

const period = z.union(DUE_PERIODS.map((months) => z.literal(months)));

/** The date of an item's next review. */
export const reviewDue = z.object({
  /** A date, `2026-11-21`; null when none is set. */
  dueOn: z.string().nullable(),
  /** Period in months after which the review is due again; null when only a date was set. */
  months: z.number().int().nullable(),
  /** Date of the last review that found nothing to change. */
  reviewedOn: z.string().nullable(),
  state: z.enum(['overdue', 'soon', 'later']).nullable(),
});
export type ReviewDue = z.infer<typeof reviewDue>;

/** A period from today on, or a date; with neither, the next review is unset. */
export const dueToSet = z.strictObject({
  months: period.nullable(),
  dueOn: z.string().max(10).nullable(),
});
export type DueToSet = z.infer<typeof dueToSet>;

/** A review today found nothing to change: the next one is due after this many months. */
export const reviewedUnchanged = z.strictObject({ months: period });

/** An item of the person's with a review due or due soon. */
export interface DueItem {
  id: string;
  title: string;
  dueOn: string;
  isOverdue: boolean;
}
