import { type CellProblem, type Reading, readCell } from '../cells.ts';
import type { Field } from '../fields/field.ts';
import { type DecimalSeparator, isTwoWays, readAs, separatorIn } from './number-locale.ts';
import { clocksOf } from './read-clock.ts';
import { DATED, FAULTY, isShared, ownText, ROUNDED, TYPED, withoutMarks } from './spans.ts';

/** The texts of one column, read together, since together they reveal more than each alone. */
export interface ColumnTexts {
  field: Field;
  /** The unit of the column's numbers, if its heading gives one. */
  unit: string;
  texts: readonly string[];
}

const BARE_NUMBER = /^[+\-−–]?[\d.,\s\u00a0\u202f'’]+$/;
/** Matches footnote marks after a number; « 10³ » is a power. */
const NOTE_DIGITS = /(?<=\d)[⁰¹²³⁴-⁹]+/g;
const POWER = /(?:^|[^\d.,])10[⁰¹²³⁴-⁹]/;
const NOTE_SIGNS = /(?<=\d)\s?[*†‡§]+$/;

const isNumeric = ({ shape: { kind } }: Field) => kind === 'number' || kind === 'duration';
const refused = (code: CellProblem['code']): Reading => ({ problem: { code } });

/** The reason why a spreadsheet cell's displayed text cannot be used; undefined when it can. */
function unsure(field: Field, cell: string): Reading | undefined {
  const text = ownText(cell);
  if (text.startsWith(DATED)) return refused('date');
  if (text.startsWith(FAULTY)) return refused('faulty');
  if (text.startsWith(ROUNDED)) return refused('rounded');
  const isTyped = text.startsWith(TYPED) && isNumeric(field) && isTwoWays(withoutMarks(text));
  return isTyped ? refused('two-ways') : undefined;
}

/** The text of a cell without the mark of shared cells, and for numbers without footnote marks. */
function plainText(field: Field, cell: string): string {
  const text = withoutMarks(cell);
  const isText = !isNumeric(field) && field.shape.kind !== 'numbers';
  if (isText || POWER.test(text)) return text;
  return text.replace(NOTE_DIGITS, '').replace(NOTE_SIGNS, '');
}

/** Reads a cell with its heading's unit; another unit in the cell takes precedence. */
function readWithUnit(field: Field, text: string, unit: string): Reading {
  const { kind } = field.shape;
  if (unit === '' || text.trim() === '') return readCell(field, text);
  const isBare = BARE_NUMBER.test(text.trim());
  if (kind === 'text' || kind === 'long-text')
    return readCell(field, isBare ? `${text.trim()}\u00a0${unit}` : text);
  const reading = readCell(field, `${text} ${unit}`);
  const isNone = 'problem' in reading && !reading.problem.code.startsWith('too-');
  return isNone && !isBare ? readCell(field, text) : reading;
}

/**
 * The decimal separator of an ambiguous number, if only one separator gives a value within the field's
 * bounds.
 */
function separatorByBounds({ field, unit }: ColumnTexts, text: string): DecimalSeparator | undefined {
  const fitting = ([',', '.'] as const).filter(
    (each) => 'value' in readWithUnit(field, readAs(text, each), unit),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The decimal separator of a column; undefined when no number reveals it. */
function separatorOf(column: ColumnTexts): DecimalSeparator | undefined {
  if (!isNumeric(column.field)) return undefined;
  const texts = column.texts.map((cell) => plainText(column.field, cell));
  const said = separatorIn(texts);
  if (said) return said;
  const byBounds = new Set(texts.filter(isTwoWays).map((text) => separatorByBounds(column, text)));
  byBounds.delete(undefined);
  const [first] = byBounds;
  return byBounds.size === 1 ? first : undefined;
}

/** The decimal separator of each column: its own, else the one shared by the other columns. */
export function separatorsOf(columns: readonly ColumnTexts[]): (DecimalSeparator | undefined)[] {
  const own = columns.map(separatorOf);
  const said = new Set(own);
  said.delete(undefined);
  const [first] = said;
  const common = said.size === 1 ? first : undefined;
  return own.map((separator) => separator ?? common);
}

/** Whether bare numbers of a column are too small for the field's unit, and no unit is given. */
function isUnitUnsaid({ field, unit, texts }: ColumnTexts): boolean {
  const { usualMin } = field;
  if (usualMin === undefined || unit !== '') return false;
  const values = texts.map((cell) => readCell(field, plainText(field, cell)));
  return values.some((each) => 'value' in each && typeof each.value === 'number' && each.value < usualMin);
}

/** The values of a column's texts, in order. @param separator decimal separator; undefined when unknown */
export function readColumn(column: ColumnTexts, separator: DecimalSeparator | undefined): Reading[] {
  const { field, unit, texts } = column;
  const plain = texts.map((cell) => plainText(field, cell));
  const clock = field.shape.kind === 'duration' ? clocksOf(field, plain, unit) : undefined;
  const isUnsaid = isUnitUnsaid(column);
  const read = (text: string): Reading => {
    if (!isNumeric(field)) return readWithUnit(field, text, unit);
    if (isTwoWays(text) && separator === undefined) {
      const only = separatorByBounds(column, text);
      return only ? readWithUnit(field, readAs(text, only), unit) : refused('two-ways');
    }
    const written = separator ? readAs(text, separator) : text;
    const taken = clock?.(written) ?? { text: written, unit };
    return 'text' in taken ? readWithUnit(field, taken.text, taken.unit) : taken;
  };
  return plain.map((text, index) => {
    const reading = unsure(field, texts[index] ?? '') ?? read(text);
    if ('problem' in reading || reading.value === undefined) return reading;
    // A sum over several rows is not the value of a single one.
    if (field.summed && isShared(texts[index] ?? '')) return refused('for-several');
    return isUnsaid && BARE_NUMBER.test(text.trim()) ? refused('unit-unsaid') : reading;
  });
}
