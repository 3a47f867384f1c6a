import type { ClipboardEvent } from 'react';
import { readGrid, writeGrid, writeHtmlTable, writeTsv } from '#lib/interop/protocol/table-text.ts';
import { ROWS_MAX, type TableName } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import { protocolGridMessages as m } from '#lib/messages/protocol-grid.ts';
import { notify } from '#lib/stores/notices.ts';
import { placed, textsOf } from './clipboard-range.ts';
import type { Grid } from './grid-steps.ts';
import type { GridView } from './grid-view.ts';
import { headedTable, type PastedTable, wholeTable } from './pasted-table.ts';
import { sizeOf } from './selection.ts';

/** What is copied: all of the rows with their headings, a range without. */
function copied(view: GridView, table: TableName): string[][] {
  const size = sizeOf(view.range());
  const isAll = size.columns === view.size.columns && size.rows === view.size.rows && size.rows > 1;
  return isAll ? writeGrid(table, view.rows) : textsOf(view, view.range());
}

/** Gives cells what was pasted, and says what found no place. */
function pasteCells(view: GridView, grid: string[][]): void {
  const { top, left } = view.range();
  const texts = placed(grid, view.range()).filter(
    ({ row, column }) => row < ROWS_MAX && column < view.size.columns,
  );
  view.put(texts);
  const width = Math.max(...grid.map((row) => row.length));
  const last = texts.at(-1);
  if (last) view.select({ row: last.row, column: last.column }, { row: top, column: left });
  const lost = {
    rows: Math.max(0, top + grid.length - ROWS_MAX),
    columns: Math.max(0, left + width - view.size.columns),
  };
  if (lost.rows > 0 || lost.columns > 0) notify('error', m.notPasted(lost));
  view.announce(m.pasted(texts.length));
}

/**
 * Copying, cutting and pasting cells, from and to spreadsheets.
 * @param ask is given a whole table that was pasted with its headings: what becomes of it is asked first
 */
export function useClipboard({ view, actions }: Grid, table: TableName, ask: (pasted: PastedTable) => void) {
  const isWriting = () => view.$editing.get() !== undefined;

  function copy(event: ClipboardEvent): boolean {
    if (isWriting() || view.rows.length === 0) return false;
    event.preventDefault();
    const grid = copied(view, table);
    event.clipboardData.setData('text/plain', writeTsv(grid));
    event.clipboardData.setData('text/html', writeHtmlTable(grid));
    const { rows, columns } = sizeOf(view.range());
    view.announce(m.copied(rows * columns));
    return true;
  }

  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) actions.clear();
    },
    onPaste: (event: ClipboardEvent) => {
      if (isWriting()) return;
      event.preventDefault();
      const { clipboardData } = event;
      const grid = readGrid(clipboardData.getData('text/plain'), clipboardData.getData('text/html'));
      if (grid.length === 0) return;
      const pasted = view.rows.length === 0 ? wholeTable(table, grid) : headedTable(table, grid);
      if (pasted) ask(pasted);
      else if (view.rows.length > 0) pasteCells(view, grid);
    },
  };
}
