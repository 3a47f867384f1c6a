/** A single formatter, because creating one is expensive; views are counted by calendar day in Paris. */
const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const PARIS_HOUR = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});
const HOUR = 3_600_000;

/** The day in Paris at an instant (epoch milliseconds): `2026-11-21`. */
export function parisDay(at: number): string {
  return PARIS.format(at);
}

/** The start of a day in Paris (epoch milliseconds). */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Paris is one hour ahead of UTC in winter, two in summer; clocks change only after midnight.
  const inSummer = midnight - 2 * HOUR;
  return parisDay(inSummer) === day ? inSummer : midnight - HOUR;
}

/** The day and the hour (0 to 23) in Paris at an instant. */
export function parisHour(at: number): { day: string; hour: number } {
  const [day = '', time = ''] = PARIS_HOUR.format(at).split(' ');
  return { day, hour: Number.parseInt(time, 10) };
}
