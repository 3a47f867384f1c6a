import { isBlank } from '#lib/platform/blank.ts';
import { readCell } from '../cells.ts';
import { type AcquisitionRow, ROWS_MAX, TABLE_NAMES, type TableName } from '../fields/acquisition-fields.ts';
import { readDelimited } from './delimited-text.ts';
import { unguarded } from './formula-guard.ts';
import { type Column, headingsOf } from './headings.ts';
import { type HtmlTable, readHtmlTables } from './html-table.ts';
import { atOnce, type Sliced } from './in-slices.ts';
import { type RefusedCell, readCells } from './read-cells.ts';
import { clean, sortRows } from './sort-rows.ts';
import { withoutMarks } from './spans.ts';
import type { ChosenFields } from './table-columns.ts';
import { headingsIn, layOut, type TableLayout } from './table-layout.ts';

/** A column of what was pasted, for somebody to say what it holds. */
export interface PastedColumn {
  heading: string;
  /** The first texts in it. */
  samples: string[];
  /** The keys of the fields that it was read as; none where it is left out. */
  keys: string[];
}

export interface ReadRows {
  rows: AcquisitionRow[];
  problems: RefusedCell[];
  /** Headings of columns that hold something and are not fields; without headings, their first text. */
  unknown: string[];
  /** Rows that are none of the table's, where there are any: totals, notes, titles; each in a line. */
  leftOut?: string[] | undefined;
  /** Rows beyond `ROWS_MAX`. */
  dropped: number;
  /** Whether headings were recognised: the paste is a table of its own. */
  headed: boolean;
}

const SAMPLES = 3;

/** The cells of what was pasted or chosen, and what of it is not read. */
export interface PastedGrid {
  cells: string[][];
  /** Whether rows or columns are hidden in the sheet. */
  hidden: boolean;
  /** Other tables of the page. */
  otherTables: number;
}

/** The table whose headings are known best; the first of those that are known alike. */
function bestOf(tables: readonly HtmlTable[], table: TableName | undefined): HtmlTable | undefined {
  const names = (table ? [table] : TABLE_NAMES).map(headingsOf);
  let best: { table: HtmlTable; known: number } | undefined;
  for (const each of tables) {
    const known = Math.max(...names.map((own) => headingsIn(own, each.rows)));
    if (!best || known > best.known) best = { table: each, known };
  }
  return best?.table;
}

/**
 * Cells of pasted or chosen content: a spreadsheet's clipboard, a CSV file, a table of Markdown or of an HTML page.
 * @param table decides, by its headings, which of several tables is meant
 */
export function* readingGrid(text: string, html?: string, table?: TableName): Sliced<PastedGrid> {
  const tables = html ? yield* readHtmlTables(html) : [];
  const best = bestOf(tables, table);
  const grid = best?.rows ?? (yield* readDelimited(withoutMarks(text)));
  const cells: string[][] = [];
  for (const row of grid) {
    cells.push(row.map(unguarded));
    yield;
  }
  return { cells, hidden: best?.hidden ?? false, otherTables: Math.max(tables.length - 1, 0) };
}

/** The cells, read without a pause. */
export const readGrid = (text: string, html?: string, table?: TableName): string[][] =>
  atOnce(readingGrid(text, html, table)).cells;

/** Headings, or without them the first texts, of columns that hold something and are left out. */
function unknownIn({ headings, columns }: TableLayout, rows: readonly string[][]): string[] {
  return headings.flatMap((heading, index) => {
    const said = columns[index] ? undefined : rows.find((row) => !isBlank(row[index]))?.[index];
    return said === undefined ? [] : [clean(isBlank(heading) ? said : heading)];
  });
}

/** Whether all texts can be a column's. */
const fits = ({ fields: [field] }: Column, texts: readonly string[]) =>
  !field || texts.every((text) => 'value' in readCell(field, withoutMarks(text)));

/**
 * Rows of a table from its cells. Headings are recognised in any order, language and direction (sequences in columns
 * too), with their units; without any, columns are the fields in order, as far as their content allows. Values are
 * interpreted by column and table (`read-column.ts`): ambiguous ones are problems, and texts that are not rows are
 * reported.
 * @param chosen a person's choice of the columns
 */
export function readRows(table: TableName, grid: string[][], chosen?: ChosenFields): ReadRows {
  const { places, above, ...read } = readPlacedRows(table, grid, ROWS_MAX, chosen);
  return { ...read, unknown: [...above, ...read.unknown] };
}

/** Rows with the index of each in the grid, and the texts above their headings separately. */
export interface PlacedRows extends ReadRows {
  places: number[];
  above: string[];
}

/**
 * The rows with their indexes in the grid, however many: the rows of several protocols may form one table, whose
 * columns are read together.
 */
export function readPlacedRows(
  table: TableName,
  grid: string[][],
  most: number,
  chosen?: ChosenFields,
): PlacedRows {
  const layout = layOut(table, grid, fits, chosen);
  const { rows: own, places, leftOut } = sortRows(table, layout);
  const { rows, problems } = readCells(table, own.slice(0, most), layout.columns);
  return {
    rows,
    places: places.slice(0, most),
    problems,
    above: layout.above.map(clean),
    unknown: unknownIn(layout, own),
    leftOut: leftOut.length > 0 ? leftOut : undefined,
    headed: layout.headed,
    dropped: Math.max(own.length - most, 0),
  };
}

/** The columns of what was pasted, and what each was read as. */
export function readColumns(table: TableName, grid: string[][], chosen?: ChosenFields): PastedColumn[] {
  const layout = layOut(table, grid, fits, chosen);
  const { rows } = sortRows(table, layout);
  return layout.headings.map((heading, index) => {
    const texts = rows.map((row) => clean(row[index] ?? '')).filter((text) => text !== '');
    const keys = layout.columns[index]?.fields.flatMap((field) => (field ? [field.key] : [])) ?? [];
    return { heading: clean(heading), samples: [...new Set(texts)].slice(0, SAMPLES), keys };
  });
}
