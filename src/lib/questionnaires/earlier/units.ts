import { isSameUnit } from '../typed-number.ts';

/** Units that reports write after a number; a unit comes before any shorter unit that it begins with. */
export const UNIT = String.raw`(?:(?:[x×.*·]\s?)?10\s?\^?[-−–⁻]\s?[36³⁶]\s?mm[²2]\s?\/\s?s(?:ec)?|mm[²2]\s?\/\s?s|[µμ]m[²2]\s?\/\s?s|mmHg|mGy\.?cm|mGy|mSv|mg\/dl|ml\/min|ml\/m[²2]|cm\/s|m\/s|mm[²³23]|cm[²³23]|mm|cm|[µμ]m|ml|cc|cl|dl|kPa|kg|mg|g|UH|HU|bpm|ms|Hz|%|°|ans?|mois|semaines?|jours?|l|m|s)(?!(?![x×]\s?\d)[\p{L}\p{N}²³/])`;

/** The common form of all spellings of a unit: « x 10-3 mm2/s » and « 10⁻³ mm²/s ». */
function plainUnit(unit: string): string {
  return unit
    .normalize('NFKD')
    .replace(/[−–]/gu, '-')
    .replace(/[\s^]/gu, '')
    .replace(/^[x×.*·](?=10)/u, '')
    .replace(/μ/gu, 'µ')
    .replace(/sec$/u, 's')
    .toLowerCase();
}

const isLength = (unit: string): boolean => unit === 'mm' || unit === 'cm';

/**
 * The number of places by which the decimal point moves from one unit to another; null where they are neither the same
 * unit nor two lengths.
 */
export function decimalShift(from: string, to: string): number | null {
  const [before, after] = [plainUnit(from), plainUnit(to)];
  if (before === after || (from !== '' && isSameUnit(from, to))) return 0;
  if (!isLength(before) || !isLength(after)) return null;
  return before === 'cm' ? 1 : -1;
}

/** « 0,9 » shifted by one place is « 9 »: only the digits are moved, which avoids rounding errors. */
export function shifted(digits: string, places: number): string {
  if (places === 0) return digits.replace('.', ',');
  const sign = /^[-−]/.test(digits) ? '−' : '';
  const [whole = '', decimals = ''] = digits.replace(/^[-−]/, '').replace(',', '.').split('.');
  const all = '0'.repeat(Math.max(0, -places)) + whole + decimals + '0'.repeat(Math.max(0, places));
  const point = Math.max(0, -places) + whole.length + places;
  const left = all.slice(0, point).replace(/^0+(?=\d)/, '');
  const right = all.slice(point).replace(/0+$/, '');
  return sign + left + (right === '' ? '' : `,${right}`);
}
