import { useEffect, useId, useRef, useState } from 'react';
import { storedSession } from '#lib/platform/session-store.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import type { NamedUpdate } from '#lib/protocols/update-rows.ts';
import { Loaded } from '../../form/Loaded.tsx';
import { faultPlaces } from './faults.ts';
import { GridFoot } from './GridFoot.tsx';
import { GridTable } from './GridTable.tsx';
import { GridTools } from './GridTools.tsx';
import { GridActions } from './grid-actions.ts';
import type { RowsGridProps } from './grid-props.ts';
import type { Grid } from './grid-steps.ts';
import { GridView } from './grid-view.ts';
import { NotPasted } from './NotPasted.tsx';
import type { PastedRows } from './paste.ts';
import { RowCards } from './RowCards.tsx';
import { updateTable } from './update-table.ts';
import { useClipboard } from './use-clipboard.ts';
import { usePaste } from './use-paste.ts';
import { useRefusedCells } from './use-refused-cells.ts';
import '../../editing/editing.css';
import './rows-grid.css';
import './fill-handle.css';
import './cell-bubble.css';
import './row-cards.css';

/** Media query of narrow screens, where rows are cards, as in the style sheet. */
const NARROW = '(max-width: 700px)';

/** Whether the screen is narrow; undefined before hydration, when the style sheet alone decides. */
function useIsNarrow(): boolean | undefined {
  const [isNarrow, setNarrow] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia(NARROW);
    const look = () => setNarrow(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isNarrow;
}

function useGrid(props: RowsGridProps): Grid {
  const id = useId();
  const [grid] = useState(() => {
    const view = new GridView(id, props);
    return { view, actions: new GridActions(view) };
  });
  grid.view.take(props);
  const { view } = grid;
  // Leaving the page while editing a cell loses nothing: the text is stored before the draft is checked for changes.
  useEffect(() => {
    const keep = (event: Event) => {
      view.keep();
      // An invalid text is stored nowhere else: warn, unless the page is left because the session has ended.
      if (event.type === 'beforeunload' && faultPlaces(view).length > 0 && storedSession())
        event.preventDefault();
    };
    // In the capture phase, because the page may have added its listeners before this grid was mounted.
    const early = { capture: true };
    addEventListener('beforeunload', keep, early);
    addEventListener('pagehide', keep, early);
    return () => {
      removeEventListener('beforeunload', keep, early);
      removeEventListener('pagehide', keep, early);
    };
  }, [view]);
  const { $asked, table, scanner, placeOf } = props;
  // `subscribe` rather than `listen`: a cell may be requested before the grid's code is loaded.
  useEffect(
    () =>
      $asked.subscribe((cell) => {
        if (cell?.table !== table || cell.scanner !== scanner) return;
        view.show({
          row: placeOf?.(cell.row) ?? cell.row,
          column: view.fields.findIndex(({ key }) => key === cell.key),
        });
        $asked.set(undefined);
      }),
    [$asked, table, scanner, placeOf, view],
  );
  return grid;
}

/** Rows of an acquisition, edited as in a spreadsheet; the key gives each scanner a grid of its own. */
export function RowsGrid(props: RowsGridProps) {
  return <OneGrid key={props.scanner ?? ''} {...props} />;
}

/** A grid, or cards on a narrow screen. */
function OneGrid(props: RowsGridProps) {
  const { table, rows, label } = props;
  const grid = useGrid(props);
  const { view, actions } = grid;
  useRefusedCells(view, props);
  const isNarrow = useIsNarrow();
  const { pasted, prepare, paste, pasteTable, close } = usePaste(view, table);
  const clipboard = useClipboard(grid, table, paste);
  const addButton = useRef<HTMLButtonElement>(null);
  const isEmpty = rows.length === 0;
  useEffect(() => {
    // The removed row had the focus.
    if (isEmpty && view.isHeld && document.activeElement === document.body) addButton.current?.focus();
  }, [isEmpty, view]);
  return (
    <section
      className="rows-grid-section"
      aria-label={label}
      onFocus={prepare}
      {...(rows.length === 0 && clipboard)}
    >
      <div className="grid-bar">
        <button ref={addButton} type="button" className="button" onClick={() => actions.append()}>
          <i className="i-lucide-plus" aria-hidden="true" />
          {m.add[table]}
        </button>
        <button type="button" className="button" onClick={() => void pasteTable()}>
          <i className="i-lucide-clipboard-paste" aria-hidden="true" />
          {m.pasteTable}
        </button>
        {rows.length > 0 && isNarrow !== true && <GridTools grid={grid} />}
      </div>
      {rows.length === 0 && <p className="grid-empty quiet">{m.empty}</p>}
      {rows.length > 0 && isNarrow !== true && (
        <GridTable grid={grid} rows={rows} label={label} clipboard={clipboard} />
      )}
      {rows.length > 0 && isNarrow !== false && <RowCards grid={grid} rows={rows} label={label} />}
      {rows.length > 0 && <GridFoot view={view} table={table} rows={rows} />}
      <NotPasted view={view} />
      {pasted && (
        <Loaded
          load={async () => (await import('./PasteDialog.tsx')).PasteDialog}
          giveUp={close}
          props={{
            table,
            pasted,
            rows,
            onPaste: (read: PastedRows, how: 'add' | 'replace') => actions.pasteTable(read, how),
            onUpdate: (read: PastedRows, update: NamedUpdate) => updateTable(view, read, update),
            onClose: close,
          }}
        />
      )}
    </section>
  );
}
