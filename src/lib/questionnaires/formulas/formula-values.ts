/** Maximum number of decimals to which a value is rounded. */
const MOST_DECIMALS = 6;

/**
 * Rounds as people do: half away from zero, by the decimal digits, so that 1.005 gives 1.01.
 * @param decimals taken as a whole number of at most six; −2 rounds to hundreds
 */
export function roundDecimals(value: number, decimals: number): number {
  const count = Math.min(MOST_DECIMALS, Math.max(-MOST_DECIMALS, Math.trunc(decimals)));
  const [digits = '0', exponent = '0'] = Math.abs(value).toPrecision(15).split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + count}`));
  const rounded = Number(`${scaled}e${-count}`);
  // For a value too large to shift its decimals, rounding changes nothing.
  return Number.isFinite(rounded) ? Math.sign(value) * rounded : value;
}

/** Whole months from one ISO date to another; negative if the second is earlier. */
export function wholeMonths(from: string, to: string): number {
  if (to < from) return -wholeMonths(to, from) || 0;
  const [startYear = 0, startMonth = 0, startDay = 0] = from.split('-').map(Number);
  const [endYear = 0, endMonth = 0, endDay = 0] = to.split('-').map(Number);
  const months = (endYear - startYear) * 12 + endMonth - startMonth;
  return endDay < startDay ? months - 1 : months;
}
