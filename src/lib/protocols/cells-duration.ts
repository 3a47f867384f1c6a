import { leadingWords, namesField, readNumber, writeNumber } from './cells-number.ts';
import { unitFactor } from './cells-units.ts';
import type { Field } from './fields/field.ts';

const CLOCK = /^(?:(\d+):)?(\d+):(\d{2}(?:[.,]\d+)?)$/;
/**
 * Matches one piece of a duration, with typographic marks already simplified: `'` for minutes, `"` for seconds. A piece
 * starts where the previous one ends.
 */
const PIECE = /(\d+(?:[.,]\d+)?)\s*(?:([a-z]+)\.?|(['"]))?\s*/iy;
const MARKS: Readonly<Record<string, string>> = { "'": 'min', '"': 's', m: 'min' };
const DAYS = /^(?:j|jours?|days?|d)$/;
const DAY_SECONDS = 86_400;
/** The unit, in seconds, of a final number without unit, by the unit of the preceding number. */
const NEXT_SECONDS: ReadonlyMap<number, number> = new Map([
  [3600, 60],
  [60, 1],
]);
const tidy = (value: number): number => Number(value.toPrecision(12));

function secondsIn(unit: string): number | undefined {
  return DAYS.test(unit) ? DAY_SECONDS : unitFactor(MARKS[unit] ?? unit, 's');
}

/** « 2 min 58 », « 1h05 », « 2'58'' » → seconds; a final number without unit takes the unit below the preceding one. */
function secondsOfPieces(text: string): number | undefined {
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  PIECE.lastIndex = 0;
  for (let at = 0; at < text.length; at = PIECE.lastIndex) {
    const piece = PIECE.exec(text);
    if (!piece) return undefined;
    const [, digits = '', letters, mark] = piece;
    const written = letters ?? mark ?? '';
    const seconds = written === '' ? NEXT_SECONDS.get(last) : secondsIn(written.toLowerCase());
    if (seconds === undefined || seconds >= last) return undefined;
    total += Number(digits.replace(',', '.')) * seconds;
    last = seconds;
  }
  return tidy(total);
}

function secondsOf(text: string): number | undefined {
  const [clock, hours = '0', minutes = '', seconds = ''] = CLOCK.exec(text) ?? [];
  if (clock !== undefined)
    return tidy(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.')));
  const plain = text.replace(/[’′]/g, "'").replace(/''|[″”]/g, '"');
  return secondsOfPieces(plain);
}

/**
 * Parses a duration in the field's unit; undefined if invalid: « 2:58 » (minutes and seconds), « 0:02:58 »,
 * « 2 min 58 s », « 178 » (in the field's unit), « 1 h 05 », « 2'58'' ».
 */
export function readDuration(field: Field, text: string, unit: 's' | 'min'): number | undefined {
  const plain = readNumber(field, text, unit, 6);
  if (plain !== undefined) return plain;
  const [words, rest] = leadingWords(text);
  if (words !== '' && !namesField(field, words)) return undefined;
  const seconds = secondsOf(rest);
  return seconds === undefined || unit === 's' ? seconds : tidy(seconds / 60);
}

/** « 2 min 58 s », « 1 h 5 min », « 12,5 s »; a value without an exact text of this kind becomes a number with unit. */
export function writeDuration(field: Field, value: number, unit: 's' | 'min'): string {
  const seconds = unit === 's' ? value : tidy(value * 60);
  const pieces = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [tidy(seconds % 60), 's'],
  ] as const;
  const said = pieces
    .filter(([amount]) => amount > 0)
    .map(([amount, of]) => `${writeNumber(amount)}\u00a0${of}`);
  const text = said.join(' ') || `0\u00a0${unit}`;
  return readDuration(field, text, unit) === value ? text : `${writeNumber(value)}\u00a0${unit}`;
}
