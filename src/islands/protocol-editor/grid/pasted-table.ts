import { readRows } from '#lib/interop/protocol/table-text.ts';
import type { TableName } from '#lib/kinds/protocol/fields/acquisition-fields.ts';

/** A whole table that somebody pastes, as it was understood. */
export type PastedTable = ReturnType<typeof readRows>;

/** What was copied elsewhere as rows, with or without headings; undefined where there is none. */
export function wholeTable(table: TableName, grid: string[][]): PastedTable | undefined {
  const read = readRows(table, grid);
  return read.rows.length > 0 ? read : undefined;
}

/** A pasted table whose headings are recognised; undefined when it has none. */
export function headedTable(table: TableName, grid: string[][]): PastedTable | undefined {
  if (grid.length < 2) return undefined;
  const read = wholeTable(table, grid);
  return read?.headed ? read : undefined;
}
