import { z } from 'zod';
import { DUE_PERIODS } from './due.ts';

const period = z.union(DUE_PERIODS.map((months) => z.literal(months)));

/** When an item is to be reviewed again. */
export const reviewDue = z.object({
  /** A day, `2026-11-21`; null when nothing is set. */
  dueOn: z.string().nullable(),
  /** The period, in months, that moves it on; null when only a date was set. */
  months: z.number().int().nullable(),
  /** The day on which somebody last found nothing to change. */
  reviewedOn: z.string().nullable(),
  state: z.enum(['overdue', 'soon', 'later']).nullable(),
});
export type ReviewDue = z.infer<typeof reviewDue>;

/** A period from today on, or a day; neither takes away what was set. */
export const dueToSet = z.strictObject({
  months: period.nullable(),
  dueOn: z.string().max(10).nullable(),
});
export type DueToSet = z.infer<typeof dueToSet>;

/** Reviewed today, with nothing to change: due again after this many months. */
export const reviewedUnchanged = z.strictObject({ months: period });

/** An item of the person's own that is due, or soon will be. */
export interface DueItem {
  id: string;
  title: string;
  dueOn: string;
  isOverdue: boolean;
}
