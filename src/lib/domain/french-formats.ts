const decimalFormats = Array.from(
  { length: 7 },
  (_, decimals) => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: decimals }),
);
const longDateFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** 1234.5 → « 1 234,5 », so many decimals at most (6). */
export function frenchDecimal(value: number, decimals: number): string {
  const format = decimalFormats[Math.max(0, Math.min(6, decimals))];
  // Adding 0 turns -0 into 0.
  return format === undefined ? String(value) : format.format(value + 0);
}

/** `2026-03-01` → « 1er mars 2026 », day and month on one line. */
export function frenchLongDate(iso: string): string {
  return longDateFormat.format(new Date(`${iso}T00:00:00Z`)).replace(/^(\d+) /, (_, day: string) => {
    return `${day === '1' ? '1er' : day}\u00a0`;
  });
}
