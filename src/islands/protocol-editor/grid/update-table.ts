import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { insertRows, setCells } from '#lib/protocols/row-edits.ts';
import type { NamedUpdate } from '#lib/protocols/update-rows.ts';
import type { GridView } from './grid-view.ts';
import type { PastedRows } from './paste.ts';

/**
 * Updates rows with the values of pasted rows of the same name, and adds the others below; invalid texts are kept
 * beside the rows.
 */
export function updateTable(
  view: GridView,
  { rows: pasted, problems }: PastedRows,
  update: NamedUpdate,
): void {
  const added = update.added.flatMap((at) => pasted[at] ?? []);
  const first = view.rows.length;
  view.rowIds.introduce(added);
  view.change((rows) => insertRows(setCells(rows, update.changes), first, added));
  const placeOf = (row: number) => {
    const at = update.added.indexOf(row);
    return at === -1 ? update.targets[row] : first + at;
  };
  const texts = problems.flatMap(({ row: from, field, text, problem }) => {
    const [row, column] = [placeOf(from), view.fields.findIndex(({ key }) => key === field)];
    const isIn = row !== undefined && row < view.rows.length && column >= 0;
    return isIn ? [{ row, column, text, reading: { problem } }] : [];
  });
  view.put(texts);
  view.announce(m.rowsUpdated(update.changes.length, view.rows.length - first));
}
