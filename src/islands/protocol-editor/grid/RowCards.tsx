import { useStore } from '@nanostores/react';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { writeCell } from '#lib/protocols/cells.ts';
import type { AcquisitionRow } from '#lib/protocols/fields/acquisition-fields.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { IconButton } from '../../form/IconButton.tsx';
import { CardField } from './CardField.tsx';
import { faultOf, type RowFaults, shownCell } from './faults.ts';
import type { RowsGridProps } from './grid-props.ts';
import type { Grid } from './grid-steps.ts';
import type { GridView } from './grid-view.ts';

/** Number of values shown on a closed card. */
const SHOWN = 4;

/** The first values of a row, as a short text. */
function inShort(fields: readonly Field[], row: AcquisitionRow): string {
  const told = fields.flatMap((field) => {
    const text =
      field.key === 'name' || field.shape.kind === 'long-text' ? '' : writeCell(field, row[field.key]);
    return text === '' ? [] : [m.short(field, text)];
  });
  return told.slice(0, SHOWN).join(' · ');
}

interface RowCardProps {
  grid: Grid;
  row: AcquisitionRow;
  id: number;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  faults: RowFaults | undefined;
  onOpen(id: number | undefined): void;
}

/** Buttons for actions on one row. */
function CardTools({
  grid: { view, actions },
  index,
  isLast,
}: Pick<RowCardProps, 'grid' | 'index' | 'isLast'>) {
  const here = (run: () => void) => () => {
    view.selectWhole(index);
    run();
  };
  return (
    <div className="card-tools" role="toolbar" aria-label={m.rowTools(index + 1)}>
      <IconButton
        icon="i-lucide-arrow-up"
        label={m.up}
        disabled={index === 0}
        onPress={here(() => actions.move(-1))}
      />
      <IconButton
        icon="i-lucide-arrow-down"
        label={m.down}
        disabled={isLast}
        onPress={here(() => actions.move(1))}
      />
      <IconButton icon="i-lucide-copy" label={m.duplicate} onPress={here(() => actions.duplicate())} />
      <IconButton icon="i-lucide-trash-2" label={m.remove} danger onPress={here(() => actions.remove())} />
    </div>
  );
}

const RowCard = memo(function RowCard(props: RowCardProps) {
  const { grid, row, id, index, isOpen, faults, onOpen } = props;
  const { view } = grid;
  const hasFault = view.fields.some(({ key }) => faultOf(row, faults, key));
  const bodyId = `${view.id}-card-${id}`;
  return (
    <li className={isOpen ? 'row-card is-open' : 'row-card'}>
      <button
        type="button"
        className="card-heading"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => onOpen(isOpen ? undefined : id)}
      >
        <span className="card-number">{index + 1}</span>
        <span className="card-words">
          <strong className={row.name ? '' : 'quiet'}>{row.name || m.unnamed}</strong>
          {!isOpen && <span className="quiet">{inShort(view.fields, row)}</span>}
        </span>
        {hasFault && <i className="i-lucide-circle-alert fault-mark" role="img" aria-label={m.hasFault} />}
        <i className={isOpen ? 'i-lucide-chevron-up' : 'i-lucide-chevron-down'} aria-hidden="true" />
      </button>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <>
            <CardTools grid={grid} index={index} isLast={props.isLast} />
            <div className="card-fields">
              {view.fields.map((field, column) => (
                <CardField
                  key={field.key}
                  view={view}
                  field={field}
                  row={index}
                  column={column}
                  mark={view.markOf(row, field.key)}
                  onReset={view.reset && (() => view.reset?.([{ row, keys: [field.key] }]))}
                  {...shownCell(row, faults, field)}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </li>
  );
});

/** The open card: the one pressed, or the one with the requested cell, whose field then gets the focus. */
function useOpenCard(view: GridView, list: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<number>();
  const selection = useStore(view.$selection);
  useLayoutEffect(() => {
    if (!view.wantsFocus || list.current?.offsetParent === null) return;
    const { row, column } = selection.active;
    const id = view.ids[row];
    if (open !== id) return setOpen(id);
    view.wantsFocus = false;
    const field = list.current?.querySelector<HTMLElement>(
      `[data-card-row="${row}"][data-card-column="${column}"]`,
    );
    field?.focus();
  }, [view, selection, open, list]);
  return [open, setOpen] as const;
}

/** Rows on a narrow screen: a card each, opened for editing. */
export function RowCards({ grid, rows, label }: { grid: Grid; rows: RowsGridProps['rows']; label: string }) {
  const { view } = grid;
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useOpenCard(view, list);
  const faults = useStore(view.$faults);
  const { ids } = view;
  return (
    <ol ref={list} className="row-cards" aria-label={label}>
      {rows.map((row, index) => {
        const id = ids[index] ?? 0;
        return (
          <RowCard
            key={id}
            grid={grid}
            row={row}
            id={id}
            index={index}
            isLast={index === rows.length - 1}
            isOpen={open === id}
            faults={faults.get(id)}
            onOpen={setOpen}
          />
        );
      })}
    </ol>
  );
}
