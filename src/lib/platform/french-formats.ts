import { clamp } from './numbers.ts';

const decimalFormats = Array.from(
  { length: 7 },
  (_, decimals) => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: decimals }),
);
const monthFormat = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });
/** Month names, formatted only once: a table of two years has 731 dates. */
const MONTHS = Array.from({ length: 12 }, (_, month) => monthFormat.format(Date.UTC(2026, month)));

/** 1234.5 → « 1 234,5 », this many decimals at most (6). */
export function frenchDecimal(value: number, decimals: number): string {
  const format = decimalFormats[clamp(decimals, 0, 6)];
  // Adding 0 turns -0 into 0.
  return format === undefined ? String(value) : format.format(value + 0);
}

/** `2026-03-01` → « 01/03/2026 ». */
export const frenchShortDate = (iso: string): string => iso.split('-').toReversed().join('/');

/** `2026-03-01` → « 1er mars 2026 », day and month on one line. */
export function frenchLongDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day === 1 ? '1er' : day}\u00a0${MONTHS[month! - 1]} ${year}`;
}
