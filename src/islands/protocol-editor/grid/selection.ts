import { clamp } from '#lib/platform/numbers.ts';

/** A cell, by its row and column. The selection is the range between the active cell and the anchor. */

export interface Place {
  row: number;
  column: number;
}

/** Number of rows and columns. */
export interface GridSize {
  rows: number;
  columns: number;
}

export interface Selection {
  active: Place;
  anchor: Place;
}

/** A rectangle of cells, bounds included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const FIRST_CELL_SELECTED: Selection = {
  active: { row: 0, column: 0 },
  anchor: { row: 0, column: 0 },
};

const within = (value: number, count: number) => clamp(value, 0, count - 1);

/** The existing cell nearest to a place. */
export function clampPlace({ row, column }: Place, { rows, columns }: GridSize): Place {
  return { row: within(row, rows), column: within(column, columns) };
}

export function rangeOf({ active, anchor }: Selection): CellRange {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

/** Number of rows and columns of a range. */
export const sizeOf = ({ top, bottom, left, right }: CellRange): GridSize => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});

/** The next (1) or previous (-1) cell in reading order; undefined beyond either end. */
export function neighbour(
  { row, column }: Place,
  by: 1 | -1,
  { rows, columns }: GridSize,
): Place | undefined {
  const at = row * columns + column + by;
  if (at < 0 || at >= rows * columns) return undefined;
  return { row: Math.floor(at / columns), column: at % columns };
}
