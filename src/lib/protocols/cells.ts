import { fold } from '#lib/platform/fold.ts';
import { readDuration, writeDuration } from './cells-duration.ts';
import { isListTwoWays, readNumbers, readTexts, writeNumbers, writeTexts } from './cells-list.ts';
import { readNumber, saysNothing, seen, writeNumber } from './cells-number.ts';
import { type Field, LIST_MAX, NAME_MAX, TEXT_MAX } from './fields/field.ts';

/** The value of a cell of an acquisition table; undefined when it is empty. */
export type CellValue = string | number | boolean | string[] | number[] | undefined;

/**
 * The reason why a text is not a valid value of a field; `limit` is the bound that it exceeds. Messages:
 * `protocols/fields-texts.ts`.
 */
export type CellProblem = {
  code:
    | 'not-a-number'
    | 'too-low'
    | 'too-high'
    | 'too-long'
    | 'too-many'
    | 'not-a-duration'
    | 'not-yes-no'
    // To be checked by the person: the text is ambiguous, or its unit is unknown.
    | 'two-ways'
    | 'unit-unsaid'
    // One value for several rows together.
    | 'for-several'
    // A percentage, which has a meaning only relative to another field.
    | 'percentage'
    // In a spreadsheet file: the cell contains a date, a formula error, or a number other than the displayed one.
    | 'date'
    | 'faulty'
    | 'rounded';
  limit?: number;
};

export type Reading = { value: CellValue } | { problem: CellProblem };

const YES = new Set(['oui', 'o', 'yes', 'y', 'vrai', 'true', '1', 'x', 'avec', '✓', '✔', '☑']);
const NO = new Set(['non', 'n', 'no', 'faux', 'false', '0', 'sans', '✗', '✘', '☐']);

const problem = (code: CellProblem['code'], limit?: number): Reading => ({
  problem: limit === undefined ? { code } : { code, limit },
});

function bounded(value: number, { min, max }: { min: number; max: number }): Reading | undefined {
  if (value < min) return problem('too-low', min);
  return value > max ? problem('too-high', max) : undefined;
}

function readList(texts: string[]): Reading {
  if (texts.length > LIST_MAX.texts) return problem('too-many', LIST_MAX.texts);
  if (texts.some((each) => each.length > TEXT_MAX.texts)) return problem('too-long', TEXT_MAX.texts);
  return { value: texts.length > 0 ? texts : undefined };
}

/**
 * Parses a text typed or pasted into a field: French and English numbers, units in the text (converted to the
 * field's), durations, lists, yes and no. An empty text, or a dash in a non-text field, is undefined.
 */
export function readCell(field: Field, text: string): Reading {
  const { shape } = field;
  if (shape.kind === 'texts') return readList(readTexts(text.trim()));
  if (shape.kind === 'text' || shape.kind === 'long-text') {
    const limit = field.key === 'name' ? NAME_MAX : TEXT_MAX[shape.kind];
    const value = text.trim();
    return value.length > limit ? problem('too-long', limit) : { value: value || undefined };
  }
  const typed = seen(text);
  if (saysNothing(typed)) return { value: undefined };
  if (shape.kind === 'number' || shape.kind === 'duration') {
    const isNumber = shape.kind === 'number';
    const value = isNumber
      ? readNumber(field, typed, shape.unit, shape.decimals)
      : readDuration(field, typed, shape.unit);
    if (value === undefined && field.percentOf !== undefined && /\d\s?%$/.test(typed))
      return problem('percentage');
    if (value === undefined) return problem(isNumber ? 'not-a-number' : 'not-a-duration');
    return bounded(value, shape) ?? { value };
  }
  if (shape.kind === 'numbers') {
    if (isListTwoWays(typed, shape)) return problem('two-ways');
    const values = readNumbers(field, typed, shape);
    if (values === undefined) return problem('not-a-number');
    if (values.length > LIST_MAX.numbers) return problem('too-many', LIST_MAX.numbers);
    const bad = values.map((value) => bounded(value, shape)).find((each) => each !== undefined);
    return bad ?? { value: values.length > 0 ? values : undefined };
  }
  const word = fold(typed);
  return YES.has(word) || NO.has(word) ? { value: YES.has(word) } : problem('not-yes-no');
}

/** The text of a value, as displayed and typed; `readCell(field, writeCell(field, value))` gives the same value. */
export function writeCell(field: Field, value: CellValue): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number')
    return field.shape.kind === 'duration'
      ? writeDuration(field, value, field.shape.unit)
      : writeNumber(value);
  return value.every((each) => typeof each === 'number') ? writeNumbers(value) : writeTexts(value);
}
