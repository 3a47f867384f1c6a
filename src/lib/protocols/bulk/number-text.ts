import { writeNumber } from '../cells-number.ts';
import { withValue } from '../exchange/number-locale.ts';
import { DATED, ROUNDED } from '../exchange/spans.ts';

/** Number of digits that a spreadsheet stores; further ones are rounding errors (0,1 + 0,2). */
const DIGITS = 15;
const NUMBER = /[-+]?(?:\d[\d,]*)?\.?\d+(?:E[+-]?\d+)?/i;
/** Matches formats of times: hours, minutes, seconds. */
const TIME = /^[hms:.0\s[\]]+$/i;
const DAY = 86_400_000;
/** Day zero in both kinds of workbooks, on which a time without a date falls. */
const FIRST_DAYS = new Set([Date.UTC(1899, 11, 30), Date.UTC(1899, 11, 31), Date.UTC(1904, 0, 1)]);

const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000 };
/** Maximum error in milliseconds of times from serial numbers with few digits: 3:24 arrives as 3:23.999. */
const BLUR = 5;

const exact = (value: number): number => Number(value.toPrecision(DIGITS));
const written = (value: number): string => withValue(writeNumber(exact(value)), exact(value));

/** The displayed text of a number in a spreadsheet cell, in French notation, with the unit or « % » of its format. */
export function numberText(value: number, shown: string): string {
  const plain = shown.replace(/(?<=\d)[\s\u00a0](?=\d)/g, '').trim();
  const [digits] = NUMBER.exec(plain) ?? [];
  const isPercentage = plain.includes('%');
  const read = Number((digits ?? '').replaceAll(',', '')) / (isPercentage ? 100 : 1);
  const isSame = digits !== undefined && Math.abs(read - value) <= Math.abs(value) * 1e-12;
  if (!isSame) return `${ROUNDED}${plain === '' ? written(value) : `${plain} (${written(value)})`}`;
  return plain.replace(digits, written(isPercentage ? value * 100 : value));
}

/** Milliseconds without rounding errors, at most a tenth of the smallest unit in the format. */
function sharp(ms: number, decimals: number): number {
  const least = 10 ** Math.max(0, 3 - decimals);
  const near = Math.round(ms / least) * least;
  return Math.abs(ms - near) <= Math.min(BLUR, least / 10) ? near : Math.round(ms);
}

/** The text of a time in a given format, in French, and the number of milliseconds that the text represents. */
function clockText(ms: number, codes: string, decimals: number): { text: string; seen: number } {
  const fraction = String(ms % 1000)
    .padStart(3, '0')
    .slice(0, decimals);
  let seen = decimals > 0 ? Number(fraction.padEnd(3, '0')) : 0;
  const text = codes
    .replace(/\.0+/, fraction && `,${fraction}`)
    .replace(/\[?(h+|m+|s+)\]?/gi, (all, letters: string) => {
      const name = letters.charAt(0).toLowerCase();
      const unit = UNITS[name] ?? 1;
      const count = Math.floor(ms / unit);
      const part = all.startsWith('[') || name === 'h' ? count : count % 60;
      seen += part * unit;
      return String(part).padStart(letters.length, '0');
    });
  return { text, seen };
}

/**
 * The displayed text of a time in a spreadsheet cell; the library's own text may be one unit too low. A time that the
 * format shows only in part is marked, and a date, which makes no sense in a protocol, is marked for checking.
 */
export function timeText(value: Date, format: string, shown: string): string {
  const codes = (format.replace(/^\[\$[^\]]*\]/, '').split(';')[0] ?? '').trim();
  const day = Math.floor(value.getTime() / DAY) * DAY;
  const isTime = TIME.test(codes) && FIRST_DAYS.has(day) && /[hs]/i.test(codes);
  if (!isTime) return `${DATED}${shown}`;
  const decimals = /\.(0+)/.exec(codes)?.[1]?.length ?? 0;
  const ms = sharp(value.getTime() - day, decimals);
  const { text, seen } = clockText(ms, codes, decimals);
  if (seen === ms) return text;
  const whole = clockText(ms, ms % 1000 === 0 ? 'h:mm:ss' : 'h:mm:ss.000', ms % 1000 === 0 ? 0 : 3);
  return `${ROUNDED}${text} (${whole.text})`;
}
