/** Views are counted by the calendar day of the people who read: a formatter is costly, so there is one. */
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

/** When a day begins in Paris (epoch milliseconds). */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Paris is one hour ahead of UTC in winter, two in summer; clocks change later in the night.
  const inSummer = midnight - 2 * HOUR;
  return parisDay(inSummer) === day ? inSummer : midnight - HOUR;
}

/** The day and the hour (0 to 23) that a clock in Paris shows at an instant. */
export function parisHour(at: number): { day: string; hour: number } {
  const [day = '', time = ''] = PARIS_HOUR.format(at).split(' ');
  return { day, hour: Number.parseInt(time, 10) };
}
