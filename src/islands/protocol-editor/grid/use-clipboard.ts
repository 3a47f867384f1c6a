import type { ClipboardEvent } from 'react';
import { unmistakable, writeGrid, writeHtmlTable, writeTsv } from '#lib/protocols/exchange/write-table.ts';
import type { TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import type { Grid } from './grid-steps.ts';
import type { GridView } from './grid-view.ts';
import type { Clip } from './paste.ts';
import { sizeOf } from './selection.ts';

/** The texts of the cells of the range, row by row. */
function rangeTexts(view: GridView): string[][] {
  const range = view.range();
  const { rows, columns } = sizeOf(range);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, at) => {
      const column = range.left + at;
      return unmistakable(view.fields[column], view.textAt({ row: range.top + row, column }));
    }),
  );
}

/** The texts to copy: all rows with their headings, or a range without headings. */
function copied(view: GridView, table: TableName): string[][] {
  const size = sizeOf(view.range());
  const isAll = size.columns === view.size.columns && size.rows === view.size.rows && size.rows > 1;
  return isAll ? writeGrid(table, view.rows) : rangeTexts(view);
}

/** Copying, cutting and pasting cells, from and to spreadsheets. */
export function useClipboard(
  { view, actions }: Grid,
  table: TableName,
  paste: (clip: Clip) => Promise<void>,
) {
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
      void paste({ text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') });
    },
  };
}
