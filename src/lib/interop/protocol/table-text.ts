import { type CellProblem, type CellValue, readCell, writeCell } from '#lib/kinds/protocol/cells.ts';
import { headingUnit } from '#lib/kinds/protocol/field-text.ts';
import {
  type AcquisitionRow,
  fieldsOf,
  ROWS_MAX,
  type TableName,
} from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import type { Field } from '#lib/kinds/protocol/fields/field.ts';
import { readDelimited, writeDelimited } from './delimited-text.ts';
import type { Column } from './headings.ts';
import { readHtmlTable, writeHtml } from './html-table.ts';
import { layOut } from './table-layout.ts';

/** A cell that could not be read, with its text, so that nothing is lost silently. */
export interface RefusedCell {
  /** Of the rows read, from 0. */
  row: number;
  /** The field's key. */
  field: string;
  text: string;
  problem: CellProblem;
}

export interface ReadRows {
  rows: AcquisitionRow[];
  problems: RefusedCell[];
  /** Headings of columns that hold something and are no field; without headings, their first text. */
  unknown: string[];
  /** Rows beyond `ROWS_MAX`. */
  dropped: number;
  /** Whether headings were recognised: what was pasted is a table of its own. */
  headed: boolean;
}

/** A text that a spreadsheet would run: an apostrophe before it makes it a text again. */
const FORMULA = /^(?:[=@]|[+-].*[(|!])/s;
const isFormula = (text: string) => FORMULA.test(text.replace(/^'+/, ''));
const guarded = (cell: string) => (isFormula(cell) ? `'${cell}` : cell);
const unguarded = (cell: string) => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);

/** Cells of what was pasted or chosen: a spreadsheet's clipboard, a CSV file, or the first table of an HTML. */
export function readGrid(text: string, html?: string): string[][] {
  const grid = (html ? readHtmlTable(html) : undefined) ?? readDelimited(text);
  return grid.map((row) => row.map(unguarded));
}

const BARE_NUMBER = /^[\d.,\s\u00a0\u202f]+$/;

/** A cell whose column's heading names the unit: said in the cell, another one goes before it. */
function readWithUnit(field: Field, text: string, unit: string): ReturnType<typeof readCell> {
  const { kind } = field.shape;
  if (unit === '' || text.trim() === '') return readCell(field, text);
  if (kind === 'text' || kind === 'long-text')
    return readCell(field, BARE_NUMBER.test(text) ? `${text.trim()}\u00a0${unit}` : text);
  const reading = readCell(field, `${text} ${unit}`);
  const isNone = 'problem' in reading && reading.problem.code.startsWith('not-');
  return isNone ? readCell(field, text) : reading;
}

/** The texts of a column's fields: « 2800/32 » of « TR/TE » is two. */
function textsOf({ fields }: Column, text: string): (readonly [Field, string])[] {
  const pieces = fields.length > 1 ? text.split('/') : [text];
  const [first] = fields;
  if (!first) return [];
  if (pieces.length !== fields.length) return [[first, text]];
  return fields.map((field, index) => [field, pieces[index] ?? '']);
}

function readRow(cells: readonly string[], columns: readonly (Column | undefined)[]) {
  const values: Record<string, CellValue> = {};
  const problems: Omit<RefusedCell, 'row'>[] = [];
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    for (const [field, text] of textsOf(column, cells[index] ?? '')) {
      const reading = readWithUnit(field, text, column.unit);
      if ('problem' in reading) problems.push({ field: field.key, text, problem: reading.problem });
      else if (reading.value !== undefined) values[field.key] = reading.value;
    }
  }
  return { row: { name: '', ...values } as AcquisitionRow, problems };
}

/**
 * Rows of a table from its cells. Headings are recognised in whatever order, language and direction (sequences in columns
 * too), with their units; without any, columns are the fields in order.
 */
export function readRows(table: TableName, grid: string[][]): ReadRows {
  const { columns, body, unknown, headed } = layOut(table, grid);
  const filled = body.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const read = filled.slice(0, ROWS_MAX).map((cells) => readRow(cells, columns));
  return {
    rows: read.map(({ row }) => row),
    problems: read.flatMap(({ problems }, row) => problems.map((problem) => ({ row, ...problem }))),
    unknown,
    headed,
    dropped: Math.max(filled.length - ROWS_MAX, 0),
  };
}

/** « TR (ms) »: as it is recognised when the table is read again. */
function headingOf(field: Field): string {
  const unit = headingUnit(field);
  return unit === '' ? field.abbreviation : `${field.abbreviation} (${unit})`;
}

/** All fields of a table, headings first; `readRows` gives the same rows. */
export function writeGrid(table: TableName, rows: readonly AcquisitionRow[]): string[][] {
  const fields = fieldsOf(table);
  return [
    fields.map(headingOf),
    ...rows.map((row) => fields.map((field) => writeCell(field, row[field.key]))),
  ];
}

/** For a spreadsheet's clipboard. */
export const writeTsv = (grid: readonly string[][]): string =>
  writeDelimited(
    grid.map((row) => row.map(guarded)),
    '\t',
  );

/** For a file: « ; » between cells, as a French spreadsheet expects. */
export const writeCsv = (grid: readonly string[][]): string =>
  writeDelimited(
    grid.map((row) => row.map(guarded)),
    ';',
  );

/** For the clipboard beside the TSV: keeps line ends inside cells. */
export const writeHtmlTable = (grid: readonly string[][]): string =>
  writeHtml(grid.map((row) => row.map(guarded)));
