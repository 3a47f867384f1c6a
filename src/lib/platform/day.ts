/** Views are counted by the calendar day of the people who read: a formatter is costly, so there is one. */
const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const PARIS_HOUR = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day in Paris at an instant (epoch milliseconds): `2026-11-21`. */
export function parisDay(at: number): string {
  return PARIS.format(at);
}

/** When a day begins in Paris (epoch milliseconds). */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // One hour before Greenwich in winter, two in summer; clocks change later in the night.
  const inSummer = midnight - 2 * HOUR;
  return parisDay(inSummer) === day ? inSummer : midnight - HOUR;
}

/** The day and the hour (0 to 23) that a clock in Paris shows at an instant. */
export function parisHour(at: number): { day: string; hour: number } {
  const [day = '', time = ''] = PARIS_HOUR.format(at).split(' ');
  return { day, hour: Number.parseInt(time, 10) };
}

/** The day so many days after one (before it when negative): days of the calendar, whatever their hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The month of a day: `2026-11`. */
export const monthOf = (day: string) => day.slice(0, 7);

/** How many days a day is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** Whether a text is a day of the calendar, `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
