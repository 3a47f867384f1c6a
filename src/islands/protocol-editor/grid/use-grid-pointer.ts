import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Grid } from './grid-steps.ts';
import type { Place } from './selection.ts';
import { isFillHandle, useGridFill } from './use-grid-fill.ts';

/** The cell that an event belongs to; undefined inside the field of a cell being edited. */
function cellOf({ target }: { target: EventTarget }): Place | undefined {
  if (!(target instanceof Element) || target.closest('.cell-input, .cell-bubble')) return undefined;
  const { row, column } = target.closest<HTMLElement>('[data-column]')?.dataset ?? {};
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

function handleOf({ target }: { target: EventTarget }): number | undefined {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null;
  return handle ? Number(handle.dataset.handle) : undefined;
}

/** Pointer handlers of the grid: a press activates a cell, a mouse drag selects a range. */
export function useGridPointer(grid: Grid) {
  const { view } = grid;
  const fill = useGridFill(grid);
  const isSelecting = useRef(false);
  const isMouse = useRef(true);
  return {
    onPointerDown(event: PointerEvent): void {
      isMouse.current = event.pointerType === 'mouse';
      if (event.button === 0 && isFillHandle(event.target)) {
        fill.start(event);
        return;
      }
      const place = cellOf(event);
      // Only a mouse selects by dragging: a finger may be about to scroll.
      if (event.button !== 0 || !isMouse.current || !place) return;
      isSelecting.current = true;
      view.wantsFocus = true;
      view.go(place, event.shiftKey);
    },
    onPointerOver(event: PointerEvent): void {
      if ((event.buttons & 1) === 0) isSelecting.current = false;
      const place = isSelecting.current ? cellOf(event) : undefined;
      if (place) view.go(place, true);
    },
    onPointerMove: fill.move,
    onPointerUp: () => {
      isSelecting.current = false;
      fill.end();
    },
    onPointerCancel: fill.drop,
    onClick(event: MouseEvent): void {
      if (isFillHandle(event.target)) return;
      const [row, place] = [handleOf(event), cellOf(event)];
      if (row !== undefined) {
        view.wantsFocus = true;
        view.selectWhole(event.shiftKey ? view.selection().anchor.row : row, row);
      } else if (!isMouse.current && place) {
        const { active } = view.selection();
        if (active.row === place.row && active.column === place.column) view.edit();
        else view.show(place);
      }
    },
    onDoubleClick(event: MouseEvent): void {
      if (isMouse.current && cellOf(event) && !isFillHandle(event.target)) view.edit();
    },
  };
}
