import { isBlank } from '#lib/platform/blank.ts';
import type { TableName } from '../fields/acquisition-fields.ts';
import { type Column, headingsOf, type Names, readHeading } from './headings.ts';
import { COVERED_FROM_ABOVE, COVERED_FROM_LEFT, isTitle, markSharedCells, uncovered } from './spans.ts';
import {
  type ChosenFields,
  chosenColumns,
  columnsInOrder,
  columnsOf,
  unitsRow,
  withUnits,
} from './table-columns.ts';

/** The layout of a pasted table: the fields of its columns, and its rows without headings. */
export interface TableLayout {
  columns: (Column | undefined)[];
  /** Heading of each column; empty when there are none. */
  headings: string[];
  body: string[][];
  /** The index of each row of the body in the given grid; of its column, if sequences are in columns. */
  places: number[];
  /** Texts above the headings. */
  above: string[];
  /** Titles of sections of the table. */
  titles: string[];
  /** Whether headings were recognised. */
  headed: boolean;
}

/** Maximum number of lines above the headings: a title, an empty line. */
const LINES_ABOVE_MAX = 5;
/** Maximum number of fields in a table. */
const FIELDS_MAX = 100;

const widest = (grid: readonly string[][]) => grid.reduce((width, row) => Math.max(width, row.length), 0);

function recognised(names: Names, cells: readonly string[]): number {
  const keys = cells.flatMap(
    (cell) => readHeading(names, cell)?.fields.map((field) => field?.key ?? '') ?? [],
  );
  return new Set(keys).size;
}

/** Whether a row consists of headings: at least two, or a single filled cell that is one. */
export function isHeadings(names: Names, cells: readonly string[]): boolean {
  const found = recognised(names, cells);
  return found > 1 || (found === 1 && cells.filter((cell) => !isBlank(cell)).length === 1);
}

/** The index of the row of headings, -1 when there is none; headings of groups are in the line above. */
function headingsAt(names: Names, grid: readonly string[][]): number {
  const at = grid.slice(0, LINES_ABOVE_MAX).findIndex((row) => isHeadings(names, row));
  const below = grid[at + 1] ?? [];
  const areAll = below.every((cell) => isBlank(cell) || readHeading(names, cell));
  const isGroups =
    at !== -1 && areAll && recognised(names, below) >= Math.max(2, recognised(names, grid[at] ?? []));
  return isGroups ? at + 1 : at;
}

/** The headings of a row; a heading that spans rows is taken from the line above. */
function headingsOfRow(names: Names, grid: readonly string[][], at: number): string[] {
  return (grid[at] ?? []).map((cell, column) => {
    const above = grid[at - 1]?.[column] ?? '';
    return isBlank(cell) && readHeading(names, above) ? above : cell;
  });
}

function transposed(grid: readonly string[][]): string[][] {
  const rows = grid.slice(0, FIELDS_MAX);
  return Array.from({ length: widest(rows) }, (_, column) => rows.map((row) => row[column] ?? ''));
}

/** The number of headings that a table contains, side by side or below each other. */
export function headingsIn(names: Names, pasted: readonly string[][]): number {
  const plain = uncovered(pasted.slice(0, FIELDS_MAX));
  const beside = plain.slice(0, LINES_ABOVE_MAX).map((row) => recognised(names, row));
  return Math.max(
    0,
    ...beside,
    recognised(
      names,
      plain.map(([cell = '']) => cell),
    ),
  );
}

/** Whether sequences are in columns: more headings are below each other than side by side. */
function isSideways(names: Names, grid: readonly string[][]): boolean {
  const beside = Math.max(0, ...grid.slice(0, LINES_ABOVE_MAX).map((row) => recognised(names, row)));
  const below = recognised(
    names,
    grid.slice(0, FIELDS_MAX).map(([cell = '']) => cell),
  );
  return below > 1 && below > beside;
}

/**
 * Finds the headings of a table and the fields of its columns.
 * @param fits whether texts are valid in a column: without headings, columns must fit their fields
 */
export function layOut(
  table: TableName,
  pasted: string[][],
  fits: (column: Column, texts: readonly string[]) => boolean,
  chosen?: ChosenFields,
): TableLayout {
  const names = headingsOf(table);
  const isTurned = isSideways(names, uncovered(pasted));
  const mark = isTurned ? COVERED_FROM_LEFT : COVERED_FROM_ABOVE;
  const grid = isTurned ? transposed(pasted) : pasted;
  const plain = uncovered(grid);
  const at = headingsAt(names, plain);
  const headed = at !== -1;
  const below = grid.slice(at + 1);
  const titles = headed ? below.filter((row) => isTitle(row, mark)).map(([text = '']) => text) : [];
  const kept = [...below.keys()].filter((index) => !(headed && isTitle(below[index] ?? [], mark)));
  const rows = markSharedCells(
    kept.map((index) => below[index] ?? []),
    mark,
  );
  const headings = headed ? headingsOfRow(names, plain, at) : Array<string>(widest(rows)).fill('');
  const found = headed ? columnsOf(table, names, headings, rows.slice(1)) : [];
  const units = headed ? unitsRow(found, rows) : undefined;
  const body = units ? rows.filter((_, index) => index !== units.at) : rows;
  const places = kept.filter((_, index) => index !== units?.at).map((index) => at + 1 + index);
  const own = headed
    ? withUnits(columnsOf(table, names, headings, body), units?.units)
    : columnsInOrder(table, body, fits);
  const columns = chosen ? withUnits(chosenColumns(names, headings, chosen), units?.units) : own;
  const above = plain
    .slice(0, Math.max(at, 0))
    .flatMap((row) => row.filter((cell, column) => cell !== headings[column] && !isBlank(cell)));
  return { headed, columns, headings, body, places, above, titles };
}

/** Whether a row of the body consists of headings: of another table, or of the same table on another page. */
export const isRepeated = (names: Names, row: readonly string[]): boolean => recognised(names, row) > 1;
