import { dayAfter, daysBetween, isDay } from '#lib/platform/calendar.ts';

/** Periods in months that can be chosen for repeated reviews. */
export const DUE_PERIODS = [6, 12, 24, 36] as const;
export type DuePeriod = (typeof DUE_PERIODS)[number];

/** Number of days before its due date from which a review is shown on the home page. */
export const DUE_SOON = 30;
/** Maximum number of years until a due date. */
const YEARS_MAX = 10;

/** `overdue` from the day after the due date. */
export type DueState = 'overdue' | 'soon' | 'later';

export function dueState(dueOn: string, today: string): DueState {
  const left = daysBetween(today, dueOn);
  if (left < 0) return 'overdue';
  return left <= DUE_SOON ? 'soon' : 'later';
}

/** The same day of the month, a number of months later; the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAfter(first, Math.min(date, last) - 1);
}

/** Whether a date is allowed as a due date: in the future, and within the maximum. */
export const maybeDueOn = (day: string, today: string): boolean =>
  isDay(day) && day > today && day <= monthsAfter(today, 12 * YEARS_MAX);
