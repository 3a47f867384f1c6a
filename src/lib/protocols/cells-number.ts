import { fold } from '#lib/platform/fold.ts';
import { unitFactor } from './cells-units.ts';
import type { Field } from './fields/field.ts';

/** Direction marks and zero-width characters, which spreadsheets and web pages leave in texts. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
const GROUPED_BY_SPACES = /^[1-9]\d{0,2}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/;
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const GROUPED_BY_COMMAS = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
const GROUPED_BY_DOTS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
/**
 * Matches sign, digits and the rest. Its parts exclude each other's characters, so that it never backtracks, even on
 * long texts.
 */
const NUMBER = /^([+\-−–]?)\s*([\d.,][\d\s.,'’]*)(.*)$/s;
const EXPONENT = /^e([+\-−]?\d{1,3})(?![\d.,'’])/i;
const STARTS_NUMBER = /^[+\-−–.,]?\s*[\d.,]/;

/** A typed or pasted text without invisible characters, and with single spaces. */
export const seen = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/\s{2,}/g, ' ')
    .trim();

/** Whether a text stands for a missing value in a table. */
export const saysNothing = (text: string): boolean => /^[-–—−]*$/.test(text);

/** « 1 234,5 », « 1.234,5 », « 1,234.5 » → digits for JavaScript. A single separator is the decimal one. */
function digitsOf(text: string): string | undefined {
  if (PLAIN.test(text)) return text.replace(',', '.');
  if (GROUPED_BY_SPACES.test(text)) return text.replace(/[\s'’]/g, '').replace(',', '.');
  if (GROUPED_BY_COMMAS.test(text)) return text.replaceAll(',', '');
  if (GROUPED_BY_DOTS.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return undefined;
}

/** « TR = 2800 », « kV 120 » → the words before the number, and the rest. */
export function leadingWords(text: string): [words: string, rest: string] {
  const at = text.search(/[\d+\-−–.,]/);
  const rest = text.slice(Math.max(at, 0));
  if (at === -1 || !STARTS_NUMBER.test(rest)) return ['', text.trim()];
  const words = text.slice(0, at).trim();
  return [/[=:]$/.test(words) ? words.slice(0, -1).trim() : words, rest.trim()];
}

/** Whether a text is one of the field's names. */
export function namesField({ abbreviation, label, aliases = [] }: Field, text: string): boolean {
  return [abbreviation, label, ...aliases].some((name) => fold(name) === fold(text));
}

/** Rounded to remove errors of a conversion: 1.1 cm are 11 mm. */
const tidy = (value: number, decimals: number): number => Number(value.toFixed(Math.max(decimals, 3)));

/**
 * Parses a number in `unit`, converting another unit in the text; undefined if invalid. The field's name may come
 * first; texts that would lose meaning (« ≥ 30 », « 3/0,3 », « 100–300 ») are invalid.
 */
export function readNumber(field: Field, text: string, unit: string, decimals: number): number | undefined {
  const [words, rest] = leadingWords(text);
  const [, sign = '', digits = '', behind = ''] = NUMBER.exec(rest) ?? [];
  const plain = digitsOf(digits.trim());
  if (plain === undefined) return undefined;
  const [power = '', exponent = '0'] = (/\s$/.test(digits) ? null : EXPONENT.exec(behind)) ?? [];
  const rear = behind.slice(power.length).trim();
  // The value of a ratio to one is its first number.
  const after = field.isRatio && /^:\s?1$/.test(rear) ? '' : rear;
  const value = Number(`${plain}e${exponent.replace('−', '-')}`) * (/[-−–]/.test(sign) ? -1 : 1) + 0;
  if (!Number.isFinite(value)) return undefined;
  const before = words === '' || namesField(field, words) ? '' : words;
  if (before !== '' && after !== '') return undefined;
  const given = before || after;
  if (given === '' || namesField(field, given)) return value;
  const factor = unitFactor(given, unit);
  if (factor === undefined) return undefined;
  return factor === 1 ? value : tidy(value * factor, decimals);
}

/** A number as typed: « 2800 », « 0,3 ». Without grouping, so that every spreadsheet reads it as a number. */
export const writeNumber = (value: number): string => String(value + 0).replace('.', ',');
