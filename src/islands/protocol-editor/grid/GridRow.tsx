import { type DragEvent, memo } from 'react';
import type { AcquisitionRow } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { type RowFaults, shownCell } from './faults.ts';
import { GridCell } from './GridCell.tsx';
import type { Editing } from './grid-props.ts';
import type { GridView } from './grid-view.ts';

export interface RowDrag {
  start(event: DragEvent, row: number): void;
  over(event: DragEvent, row: number): void;
  drop(event: DragEvent, row: number): void;
  end(): void;
}

interface GridRowProps {
  view: GridView;
  drag: RowDrag;
  row: AcquisitionRow;
  index: number;
  /** Column of the active cell; -1 in every other row. */
  active: number;
  /** First and last column of the selected range; -1 in rows outside of the range. */
  from: number;
  to: number;
  /** Whether filling the range would include this row; `from` and `to` are then the columns to be filled. */
  isFilled: boolean;
  /** Column of the range's last corner, which has the fill handle; -1 in every other row. */
  corner: number;
  editing: Editing | undefined;
  faults: RowFaults | undefined;
  /** Where a dragged row would be dropped. */
  drop: 'before' | 'after' | undefined;
}

/** A row of the grid, rendered again when it changes, becomes active or stops being active. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { view, drag, row, index, active, from, to, isFilled, corner, editing, faults, drop } = props;
  return (
    <tr
      className={drop ? `grid-row drop-${drop}` : 'grid-row'}
      aria-rowindex={index + 2}
      onDragOver={(event) => drag.over(event, index)}
      onDrop={(event) => drag.drop(event, index)}
    >
      <td
        className={from >= 0 && !isFilled ? 'row-handle is-selected' : 'row-handle'}
        role="presentation"
        aria-hidden="true"
        title={m.handle}
        data-handle={index}
        draggable
        onDragStart={(event) => drag.start(event, index)}
        onDragEnd={drag.end}
      >
        {index + 1}
      </td>
      {view.fields.map((field, column) => (
        <GridCell
          key={field.key}
          view={view}
          field={field}
          row={index}
          column={column}
          {...shownCell(row, faults, field)}
          mark={view.markOf(row, field.key)}
          isActive={active === column}
          isSelected={!isFilled && from >= 0 && column >= from && column <= to}
          isFilled={isFilled && column >= from && column <= to}
          isCorner={column === corner}
          editing={editing?.column === column ? editing : undefined}
        />
      ))}
    </tr>
  );
});
