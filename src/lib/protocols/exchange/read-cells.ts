import type { CellProblem, CellValue, Reading } from '../cells.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from '../fields/acquisition-fields.ts';
import type { Field } from '../fields/field.ts';
import type { Column } from './headings.ts';
import { type ColumnTexts, readColumn, separatorsOf } from './read-column.ts';
import { unsureMark, withoutMarks } from './spans.ts';

/** A cell that could not be read, with its text, so that nothing is lost silently. */
export interface RefusedCell {
  /** Index among the rows read, from 0. */
  row: number;
  /** The field's key. */
  field: string;
  text: string;
  problem: CellProblem;
}

/** Splits a cell into the texts of its column's fields: « 2800/32 » in « TR/TE » has two. */
function textsOf({ fields }: Column, cell: string): [Field, string][] {
  const pieces = fields.length > 1 ? cell.split('/') : [cell];
  const known = fields.flatMap((field, index) => (field ? [{ field, index }] : []));
  const [first] = known;
  if (!first) return [];
  if (pieces.length !== fields.length) return [[first.field, cell]];
  const mark = unsureMark(cell);
  return known.map(({ field, index }) => [field, mark + withoutMarks(pieces[index] ?? '')]);
}

/** The columns of a table by field, each with the texts of all rows. */
function byField(rows: readonly string[][], columns: readonly (Column | undefined)[]): ColumnTexts[] {
  const found = new Map<string, { field: Field; unit: string; texts: string[] }>();
  for (const [row, cells] of rows.entries())
    for (const [index, column] of columns.entries())
      for (const [field, text] of column ? textsOf(column, cells[index] ?? '') : []) {
        const own = found.get(field.key) ?? { field, unit: column?.unit ?? '', texts: rows.map(() => '') };
        own.texts[row] = text;
        found.set(field.key, own);
      }
  return [...found.values()];
}

const PERCENTAGE = /^\+?(\d+(?:[.,]\d+)?)\s?%?$/;

/** Converts a percentage of another field's value: « 10 % » of a thickness of 3 mm is 0,3 mm. */
function ofOther(
  field: Field,
  text: string,
  unit: string,
  row: Record<string, Reading>,
): Reading | undefined {
  const [, digits] = PERCENTAGE.exec(text.trim()) ?? [];
  const isPercentage = field.percentOf !== undefined && (unit === '%' || text.includes('%'));
  if (!isPercentage || digits === undefined) return undefined;
  const whole = row[field.percentOf ?? ''];
  if (!whole || 'problem' in whole || typeof whole.value !== 'number')
    return { problem: { code: 'percentage' } };
  const value = (whole.value * Number(digits.replace(',', '.'))) / 100;
  return { value: Number(value.toFixed(3)) };
}

const isNumber = (reading: Reading | undefined): reading is { value: number } =>
  reading !== undefined && 'value' in reading && typeof reading.value === 'number';

/** Longest realistic TR in seconds. */
const LONGEST_TR = 30;

/** A TE is always shorter than its TR: otherwise the TR has another unit, unless its column gives one. */
const isTooShort = ({ tr, te }: Record<string, Reading>) =>
  isNumber(tr) && isNumber(te) && tr.value > 0 && te.value >= tr.value;

/** The rows whose TR may be in seconds: if one is, every short one in the column may be. */
function inUnsaidUnit(
  readings: readonly Record<string, Reading>[],
  columns: readonly ColumnTexts[],
): ReadonlySet<number> {
  const hasUnit = columns.some(({ field, unit }) => field.key === 'tr' && unit !== '');
  if (hasUnit || !readings.some(isTooShort)) return new Set();
  const isShort = ({ tr }: Record<string, Reading>) => isNumber(tr) && tr.value > 0 && tr.value < LONGEST_TR;
  return new Set(readings.flatMap((row, at) => (isShort(row) || isTooShort(row) ? [at] : [])));
}

/** The values of a table's rows, and the invalid texts among them. */
export function readCells(
  table: TableName,
  rows: readonly string[][],
  columns: readonly (Column | undefined)[],
): { rows: AcquisitionRow[]; problems: RefusedCell[] } {
  const found = byField(rows, columns);
  const separators = separatorsOf(found);
  const read = found.map((column, index) => readColumn(column, separators[index]));
  const order = fieldsOf(table).map(({ key }) => key);
  const problems: RefusedCell[] = [];
  const allReadings = rows.map((_, at) =>
    Object.fromEntries(found.map(({ field }, index) => [field.key, read[index]?.[at] as Reading])),
  );
  const unsaid = inUnsaidUnit(allReadings, found);
  const values = allReadings.map((readings, at) => {
    const row: Record<string, CellValue> = {};
    for (const { field, unit, texts } of found) {
      const text = texts[at] ?? '';
      const own = ofOther(field, text, unit, readings) ?? (readings[field.key] as Reading);
      const isOff = field.key === 'tr' && unsaid.has(at);
      const reading: Reading = isOff ? { problem: { code: 'unit-unsaid' } } : own;
      if ('problem' in reading)
        problems.push({ row: at, field: field.key, text: withoutMarks(text), problem: reading.problem });
      else if (reading.value !== undefined) row[field.key] = reading.value;
    }
    return { name: '', ...row } as AcquisitionRow;
  });
  problems.sort((a, b) => a.row - b.row || order.indexOf(a.field) - order.indexOf(b.field));
  return { rows: values, problems };
}
