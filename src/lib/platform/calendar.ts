/** Calendar days, `2026-11-21`, independent of time zones; `day.ts` handles the time in Paris. */

const DAY = 86_400_000;

/**
 * The day that is this many days after another (before it, if negative); calendar days, whatever their number of
 * hours.
 */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The month of a day: `2026-11`. */
export const monthOf = (day: string) => day.slice(0, 7);

/** The number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** Whether a text is a day of the calendar, `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
