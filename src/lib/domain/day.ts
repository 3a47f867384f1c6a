/** Views are counted by the calendar day of the people who read: a formatter is costly, so there is one. */
const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** The day in Paris at an instant (epoch milliseconds): `2026-11-21`. */
export function parisDay(at: number): string {
  return PARIS.format(at);
}
