import { type CellProblem, type CellValue, readCell } from '#lib/kinds/protocol/cells.ts';
import {
  type AcquisitionRow,
  ROWS_MAX,
  type TableName,
} from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import type { Field } from '#lib/kinds/protocol/fields/field.ts';
import { readDelimited } from './delimited-text.ts';
import { unguarded } from './formula-guard.ts';
import type { Column } from './headings.ts';
import { readHtmlTable } from './html-table.ts';
import { atOnce, type Sliced } from './in-slices.ts';
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

/** Cells of what was pasted or chosen: a spreadsheet's clipboard, a CSV file, or the first table of an HTML. */
export function* readingGrid(text: string, html?: string): Sliced<string[][]> {
  const grid = (html ? yield* readHtmlTable(html) : undefined) ?? (yield* readDelimited(text));
  const cells: string[][] = [];
  for (const row of grid) {
    cells.push(row.map(unguarded));
    yield;
  }
  return cells;
}

/** Those cells, read without a pause. */
export const readGrid = (text: string, html?: string): string[][] => atOnce(readingGrid(text, html));

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
