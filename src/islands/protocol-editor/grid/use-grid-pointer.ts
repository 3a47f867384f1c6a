import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { GridView } from './grid-view.ts';
import type { Place } from './selection.ts';

/** The cell that an event is about; undefined in the field of one that is typed in. */
function cellOf({ target }: { target: EventTarget }): Place | undefined {
  if (!(target instanceof Element) || target.closest('.cell-input, .cell-bubble')) return undefined;
  const { row, column } = target.closest<HTMLElement>('[data-column]')?.dataset ?? {};
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

function handleOf({ target }: { target: EventTarget }): number | undefined {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null;
  return handle ? Number(handle.dataset.handle) : undefined;
}

/** What the mouse, a finger or a pen does in the grid: a press goes to a cell, a mouse that is drawn selects a range. */
export function useGridPointer(view: GridView) {
  const isSelecting = useRef(false);
  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      const place = cellOf(event);
      if (!place) return;
      isSelecting.current = event.pointerType === 'mouse';
      view.go(place, event.shiftKey);
    },
    onPointerOver(event: PointerEvent): void {
      if ((event.buttons & 1) === 0) isSelecting.current = false;
      const place = isSelecting.current ? cellOf(event) : undefined;
      if (place) view.go(place, true);
    },
    onPointerUp: () => {
      isSelecting.current = false;
    },
    onClick(event: MouseEvent): void {
      const row = handleOf(event);
      if (row === undefined) return;
      const top = event.shiftKey ? view.selection().anchor.row : row;
      view.select({ row: top, column: view.size.columns - 1 }, { row, column: 0 });
    },
    onDoubleClick(event: MouseEvent): void {
      if (cellOf(event)) view.edit();
    },
  };
}
