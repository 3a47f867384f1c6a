import { atom } from 'nanostores';
import { GridActions } from '#islands/protocol-editor/grid/grid-actions.ts';
import { GridView } from '#islands/protocol-editor/grid/grid-view.ts';
import { type AcquisitionRow, fieldsOf, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';

/** A grid whose rows are kept as a page keeps them. */
export function openGrid(rows: AcquisitionRow[], table: TableName = 'sequences') {
  const said: string[] = [];
  const page = { rows, said };
  const props = () => ({
    table,
    rows: page.rows,
    label: 'Lignes',
    onChange(update: (rows: readonly AcquisitionRow[]) => AcquisitionRow[]) {
      page.rows = update(page.rows);
    },
    announce: (text: string) => said.push(text),
    onRefused: () => undefined,
    $asked: atom<undefined>(),
    suggestions: () => [],
  });
  const view = new GridView('grid', props());
  const actions = new GridActions(view);
  /** The page's reaction to changed rows. */
  const render = () => view.take(props());
  const at = (row: number, key: string) => ({
    row,
    column: fieldsOf(table).findIndex((each) => each.key === key),
  });
  return { view, actions, page, render, at };
}

/** Rows that have a name alone. */
export const named = (...names: string[]): AcquisitionRow[] => names.map((name) => ({ name }));
