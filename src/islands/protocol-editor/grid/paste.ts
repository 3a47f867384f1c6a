import { notify } from '#lib/platform/notices-store.ts';
import { inSlices } from '#lib/protocols/exchange/in-slices.ts';
import { plainCells, readRange } from '#lib/protocols/exchange/read-range.ts';
import { type PastedGrid, type ReadRows, readingGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import { hasNumbersForWords } from '#lib/protocols/exchange/table-columns.ts';
import { ROWS_MAX, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolPasteMessages as m } from '#lib/protocols/paste-texts.ts';
import type { CellText } from './grid-props.ts';
import type { GridView } from './grid-view.ts';
import { type CellRange, type GridSize, sizeOf } from './selection.ts';

/** Pasting; this code is loaded when the grid is first entered. */

/** Clipboard content in the two forms that spreadsheets provide. */
export interface Clip {
  text: string;
  html: string;
}

/** A pasted table whose columns can be assigned to fields. */
export type PastedTable = PastedGrid;
/** The rows of a pasted table, as they were understood. */
export type PastedRows = Pick<ReadRows, 'rows' | 'problems'>;

/** Maximum number of characters read: ten thousand rows as Excel copies them have a third of that. */
const LETTERS_MAX = 16_000_000;
/** Number of characters from which on reading is announced. */
const LONG = 200_000;

/** Parses the copied cells without blocking the page; undefined, with a message, if there is too much. */
async function gridOf(
  view: GridView | undefined,
  table: TableName,
  { text, html }: Clip,
): Promise<PastedGrid | undefined> {
  const markup = html.length > LETTERS_MAX ? '' : html;
  if (text.length > LETTERS_MAX || (html !== markup && text === '')) {
    notify('error', m.tooLarge);
    return undefined;
  }
  if (text.length + markup.length > LONG) view?.announce(m.reading);
  return inSlices(readingGrid(text, markup, table));
}

/** Whether the copied cells contain rows of a table, with or without headings. */
const isTable = (table: TableName, { cells }: PastedGrid): boolean => readRows(table, cells).rows.length > 0;

/** Whether the copied cells are a table with recognised headings. */
function isHeaded(table: TableName, { cells }: PastedGrid): boolean {
  const { headed, rows } = readRows(table, cells);
  return cells.length > 1 && headed && rows.length > 0;
}

/** Whether the cells are rows without headings, in another column order: the columns must be assigned by hand. */
const isOutOfOrder = (table: TableName, grid: PastedGrid): boolean =>
  hasNumbersForWords(table, plainCells(grid.cells)) && isTable(table, grid);

/** Parses the clipboard content as a whole table; reports if it is none. */
export async function wholeClip(table: TableName, clip: Clip): Promise<PastedTable | undefined> {
  const grid = await gridOf(undefined, table, clip);
  if (!grid || isTable(table, grid)) return grid;
  notify('error', m.empty);
  return undefined;
}

/**
 * Assigns texts to cells, from the first cell of the range on; if the range is a multiple of their size, they are
 * repeated to fill it.
 */
export function placeTexts(grid: readonly (readonly string[])[], range: CellRange): CellText[] {
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  const { rows, columns } = sizeOf(range);
  const fits = grid.length > 0 && width > 0 && rows % grid.length === 0 && columns % width === 0;
  const size: GridSize = fits ? { rows, columns } : { rows: grid.length, columns: width };
  return Array.from({ length: Math.min(size.rows, ROWS_MAX - range.top) }, (_, row) =>
    Array.from({ length: size.columns }, (_, column) => ({
      row: range.top + row,
      column: range.left + column,
      text: grid[row % grid.length]?.[column % width] ?? '',
    })),
  ).flat();
}

/** Puts the pasted texts into cells, and reports what did not fit. */
function pasteCells(view: GridView, grid: string[][], range: CellRange): void {
  const { top, left } = range;
  const given = placeTexts(grid, range).filter(({ column }) => column < view.size.columns);
  const texts = readRange(view.fields, given);
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  view.put(texts);
  const last = texts.at(-1);
  if (last) view.select({ row: last.row, column: last.column }, { row: top, column: left });
  const lost = {
    rows: Math.max(0, top + grid.length - ROWS_MAX),
    columns: Math.max(0, left + width - view.size.columns),
  };
  view.$notPasted.set(
    lost.rows > 0 || lost.columns > 0 ? m.notPasted({ ...lost, most: ROWS_MAX }) : undefined,
  );
  view.announce(m.pasted(texts.length));
}

/**
 * Pastes into the cells of a range. A whole table with headings is returned instead, so that the person can choose
 * what to do with it; likewise rows that do not match the order of columns. A text being typed is stored first.
 */
export async function pasteAt(
  view: GridView,
  table: TableName,
  clip: Clip,
  range: CellRange,
): Promise<PastedTable | undefined> {
  const grid = await gridOf(view, table, clip);
  if (!grid || grid.cells.length === 0) return undefined;
  if (view.rows.length === 0) return isTable(table, grid) ? grid : undefined;
  if (isHeaded(table, grid) || (range.left === 0 && isOutOfOrder(table, grid))) return grid;
  view.leave();
  pasteCells(view, plainCells(grid.cells), range);
  return undefined;
}
