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

/** A pasted column, for a person to choose its field. */
export interface PastedColumn {
  heading: string;
  /** The first texts of the column. */
  samples: string[];
  /** Keys of the fields that it was read as; empty when it was left out. */
  keys: string[];
}

export interface ReadRows {
  rows: AcquisitionRow[];
  problems: RefusedCell[];
  /** Headings of filled columns that are not fields; without headings, their first texts. */
  unknown: string[];
  /** Lines that are not rows of the table, if any: totals, notes, titles. */
  leftOut?: string[] | undefined;
  /** Number of rows beyond `ROWS_MAX`, which were dropped. */
  dropped: number;
  /** Whether headings were recognised: the pasted content is then a table of its own. */
  headed: boolean;
}

const SAMPLES = 3;

/** Cells of pasted content or of a file, and what was not read. */
export interface PastedGrid {
  cells: string[][];
  /** Whether rows or columns are hidden in the sheet. */
  hidden: boolean;
  /** Number of other tables on the page. */
  otherTables: number;
}

/** The table with the most recognised headings; the first one among equals. */
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
 * Reads the cells of pasted content or of a file: spreadsheet clipboard, CSV, Markdown or HTML tables.
 * @param table the table whose headings decide which of several tables to read
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

/** The cells, read without interruption. */
export const readGrid = (text: string, html?: string, table?: TableName): string[][] =>
  atOnce(readingGrid(text, html, table)).cells;

/** Headings (or else first texts) of filled columns that are left out. */
function unknownIn({ headings, columns }: TableLayout, rows: readonly string[][]): string[] {
  return headings.flatMap((heading, index) => {
    const said = columns[index] ? undefined : rows.find((row) => !isBlank(row[index]))?.[index];
    return said === undefined ? [] : [clean(isBlank(heading) ? said : heading)];
  });
}

/** Whether all texts are valid for a column. */
const fits = ({ fields: [field] }: Column, texts: readonly string[]) =>
  !field || texts.every((text) => 'value' in readCell(field, withoutMarks(text)));

/**
 * Reads rows of a table from cells. Headings are recognised in any order, language and direction (even with sequences
 * in columns), with their units; without headings, columns are the fields in order, as far as content allows. Values
 * are interpreted by column and table (`read-column.ts`): ambiguous ones are reported, as are lines that are not
 * rows.
 * @param chosen fields of the columns, as chosen by a person
 */
export function readRows(table: TableName, grid: string[][], chosen?: ChosenFields): ReadRows {
  const { places, above, ...read } = readPlacedRows(table, grid, ROWS_MAX, chosen);
  return { ...read, unknown: [...above, ...read.unknown] };
}

/** Rows with their indexes in the grid, and separately the texts above the headings. */
export interface PlacedRows extends ReadRows {
  places: number[];
  above: string[];
}

/**
 * All rows with their indexes in the grid, without a maximum: rows of several protocols may form one table, whose
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

/** The pasted columns, with the fields that they were read as. */
export function readColumns(table: TableName, grid: string[][], chosen?: ChosenFields): PastedColumn[] {
  const layout = layOut(table, grid, fits, chosen);
  const { rows } = sortRows(table, layout);
  return layout.headings.map((heading, index) => {
    const texts = rows.map((row) => clean(row[index] ?? '')).filter((text) => text !== '');
    const keys = layout.columns[index]?.fields.flatMap((field) => (field ? [field.key] : [])) ?? [];
    return { heading: clean(heading), samples: [...new Set(texts)].slice(0, SAMPLES), keys };
  });
}
