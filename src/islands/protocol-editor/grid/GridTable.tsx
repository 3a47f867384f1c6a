import { useStore } from '@nanostores/react';
import { useMemo, useRef } from 'react';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { useDragOrder } from '../../form/use-drag-order.ts';
import { GridRow, type RowDrag } from './GridRow.tsx';
import type { RowsGridProps } from './grid-props.ts';
import type { Grid } from './grid-steps.ts';
import type { useClipboard } from './use-clipboard.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';

/** Drag-and-drop type of a row. */
const ROW_TYPE = 'application/x-negatoscope-acquisition-row';

function Headings({ view }: { view: Grid['view'] }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td className="row-handle" role="presentation" aria-hidden="true" />
        {view.fields.map((field, column) => (
          <th
            key={field.key}
            aria-colindex={column + 1}
            scope="col"
            className={`grid-heading of-${field.key === 'name' ? 'name' : field.shape.kind}`}
            title={field.label}
          >
            {field.abbreviation}
            {m.unit(field)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Moving rows by their handles: the functions keep their identity as long as the grid is mounted. */
function useRowDrag({ actions }: Grid) {
  const order = useDragOrder(ROW_TYPE, (from, to) => actions.drop(from, to));
  const latest = useRef(order);
  latest.current = order;
  const drag = useMemo<RowDrag>(
    () => ({
      start: (event, row) => latest.current.start(event, row, String(row)),
      over: (event, row) => latest.current.over(event, row),
      drop: (event, row) => latest.current.drop(event, row),
      end: () => latest.current.end(),
    }),
    [],
  );
  const side = (row: number) => {
    const from = order.dragged.current;
    if (order.target !== row || from === undefined || from === row) return undefined;
    return from < row ? ('after' as const) : ('before' as const);
  };
  return { drag, side };
}

interface GridTableProps {
  grid: Grid;
  rows: RowsGridProps['rows'];
  label: string;
  clipboard: ReturnType<typeof useClipboard>;
}

/** The rows: each gets only the props that concern it, so that only changed rows are rendered again. */
function GridRows({ grid, rows }: Pick<GridTableProps, 'grid' | 'rows'>) {
  const { view } = grid;
  useStore(view.$selection);
  const editing = useStore(view.$editing);
  const faults = useStore(view.$faults);
  const fillEnd = useStore(view.$fillEnd);
  const { drag, side } = useRowDrag(grid);
  const { active } = view.selection();
  const range = view.range();
  const { ids } = view;
  return rows.map((row, index) => {
    const isIn = index >= range.top && index <= range.bottom;
    const isFilled =
      fillEnd !== undefined &&
      ((index > range.bottom && index <= fillEnd) || (index < range.top && index >= fillEnd));
    return (
      <GridRow
        key={ids[index]}
        view={view}
        drag={drag}
        row={row}
        index={index}
        active={index === active.row ? active.column : -1}
        from={isIn || isFilled ? range.left : -1}
        to={isIn || isFilled ? range.right : -1}
        isFilled={isFilled}
        corner={index === range.bottom && !editing ? range.right : -1}
        editing={editing?.row === index ? editing : undefined}
        faults={faults.get(ids[index] ?? 0)}
        drop={side(index)}
      />
    );
  });
}

/** Rows as in a spreadsheet: a single tab stop, an active cell, a selected range. */
export function GridTable({ grid, rows, label, clipboard }: GridTableProps) {
  const { view } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  const focus = useGridFocus(view, scroller);
  const keys = useGridKeys(grid);
  const pointer = useGridPointer(grid);
  return (
    <div ref={scroller} className="grid-scroller">
      <p id={`${view.id}-help`} hidden>
        {m.gridHelp}
      </p>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a WAI-ARIA grid is based on a table
        role="grid"
        className="rows-grid"
        aria-label={label}
        aria-describedby={`${view.id}-help`}
        aria-rowcount={rows.length + 1}
        aria-colcount={view.fields.length}
        aria-multiselectable="true"
        {...focus}
        {...keys}
        {...pointer}
        {...clipboard}
      >
        <Headings view={view} />
        <tbody>
          <GridRows grid={grid} rows={rows} />
        </tbody>
      </table>
    </div>
  );
}
