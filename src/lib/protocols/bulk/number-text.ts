import { writeNumber } from '../cells-number.ts';
import { withValue } from '../exchange/number-locale.ts';
import { DATED, ROUNDED } from '../exchange/spans.ts';

/** Decimals that a spreadsheet holds; what is beyond is what a computation blurred (0,1 + 0,2). */
const DIGITS = 15;
const NUMBER = /[-+]?(?:\d[\d,]*)?\.?\d+(?:E[+-]?\d+)?/i;
/** The characters in a format of times: hours, minutes, seconds. */
const TIME = /^[hms:.0\s[\]]+$/i;
const DAY = 86_400_000;
/** The days that the two kinds of workbooks count from, as a time of day is given on them. */
const FIRST_DAYS = new Set([Date.UTC(1899, 11, 30), Date.UTC(1899, 11, 31), Date.UTC(1904, 0, 1)]);

const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000 };
/** Milliseconds that a serial number of few digits may miss a time by: 3:24 comes as 3:23.999. */
const BLUR = 5;

const exact = (value: number): number => Number(value.toPrecision(DIGITS));
const written = (value: number): string => withValue(writeNumber(exact(value)), exact(value));

/** A number of a spreadsheet's cell as it is shown, in French, with the unit or « % » of its format. */
export function numberText(value: number, shown: string): string {
  const plain = shown.replace(/(?<=\d)[\s\u00a0](?=\d)/g, '').trim();
  const [digits] = NUMBER.exec(plain) ?? [];
  const isPercentage = plain.includes('%');
  const read = Number((digits ?? '').replaceAll(',', '')) / (isPercentage ? 100 : 1);
  const isSame = digits !== undefined && Math.abs(read - value) <= Math.abs(value) * 1e-12;
  if (!isSame) return `${ROUNDED}${plain === '' ? written(value) : `${plain} (${written(value)})`}`;
  return plain.replace(digits, written(isPercentage ? value * 100 : value));
}

/** Milliseconds without what blurs them: no more than a tenth of the least that the format shows. */
function sharp(ms: number, decimals: number): number {
  const least = 10 ** Math.max(0, 3 - decimals);
  const near = Math.round(ms / least) * least;
  return Math.abs(ms - near) <= Math.min(BLUR, least / 10) ? near : Math.round(ms);
}

/** A time as a format shows it, in French, and how much of it is seen so. */
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
 * A time in a spreadsheet's cell as its format shows it; the library's own text may be a unit short. One that its
 * format shows only in part is marked, and a date, which nobody means in a protocol, is to be checked.
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
