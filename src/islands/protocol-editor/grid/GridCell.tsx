import type { Field } from '#lib/protocols/fields/field.ts';
import { cellProblem } from '#lib/protocols/fields-texts.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { CellBubble } from './CellBubble.tsx';
import { CellInput } from './CellInput.tsx';
import type { Fault } from './faults.ts';
import type { Editing } from './grid-props.ts';
import type { GridView } from './grid-view.ts';

interface GridCellProps {
  view: GridView;
  field: Field;
  row: number;
  column: number;
  text: string;
  fault: Fault | undefined;
  /** The mark of a value that differs between scanners. */
  mark: string | undefined;
  isActive: boolean;
  isSelected: boolean;
  isFilled: boolean;
  isCorner: boolean;
  editing: Editing | undefined;
}

/** A cell: its text, or the field while it is edited. The first cell is the row header. */
export function GridCell({
  view,
  field,
  row,
  column,
  text,
  fault,
  mark,
  isActive,
  isSelected,
  isFilled,
  isCorner,
  editing,
}: GridCellProps) {
  const Cell = column === 0 ? 'th' : 'td';
  const faultId = fault && `${view.id}-fault-${row}-${column}`;
  return (
    <Cell
      role={column === 0 ? 'rowheader' : 'gridcell'}
      className={`grid-cell of-${field.shape.kind}${isFilled ? ' is-filled' : ''}`}
      data-row={row}
      data-column={column}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      aria-invalid={fault ? true : undefined}
      aria-describedby={faultId}
      tabIndex={isActive && !editing ? 0 : -1}
    >
      {editing ? (
        <CellInput view={view} field={field} editing={editing} />
      ) : (
        <>
          <span className="cell-text">{text}</span>
          {mark && (
            <span className="cell-mark" title={mark}>
              <span aria-hidden="true">◆</span>
              <span className="visually-hidden">{`, ${mark}`}</span>
            </span>
          )}
          {fault && (
            <span id={faultId} className="visually-hidden">
              {cellProblem(field, fault.problem)}
            </span>
          )}
          {isCorner && <span className="fill-handle" title={m.fillHandle} aria-hidden="true" />}
          {fault && isActive && <CellBubble problem={cellProblem(field, fault.problem)} />}
        </>
      )}
    </Cell>
  );
}
