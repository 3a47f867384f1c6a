import type { CellText } from './grid-props.ts';
import type { GridView } from './grid-view.ts';
import { type CellRange, type GridSize, sizeOf } from './selection.ts';

/** The texts of a range's cells, row by row. */
export function textsOf(view: GridView, { top, left, ...range }: CellRange): string[][] {
  const { rows, columns } = sizeOf({ top, left, ...range });
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => view.textAt({ row: top + row, column: left + column })),
  );
}

/**
 * Which cells get which texts: from the first cell of the range on; texts that fit the range a whole number of times
 * fill it.
 */
export function placed(grid: readonly (readonly string[])[], range: CellRange): CellText[] {
  const width = Math.max(0, ...grid.map((row) => row.length));
  const { rows, columns } = sizeOf(range);
  const fits = grid.length > 0 && width > 0 && rows % grid.length === 0 && columns % width === 0;
  const size: GridSize = fits ? { rows, columns } : { rows: grid.length, columns: width };
  return Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: size.columns }, (_, column) => ({
      row: range.top + row,
      column: range.left + column,
      text: grid[row % grid.length]?.[column % width] ?? '',
    })),
  ).flat();
}
