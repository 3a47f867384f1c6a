import { useStore } from '@nanostores/react';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridView } from './grid-view.ts';

/** Keeps the focus on the active cell for as long as it is in the grid, and that cell in sight. */
export function useGridFocus(view: GridView, scroller: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  const editing = useStore(view.$editing);
  const { active } = view.selection();
  // Without a list of what it depends on: a row that is moved or taken away takes the focus with it.
  useLayoutEffect(() => {
    if (!isInside.current || editing) return;
    const cell = scroller.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"][data-column="${active.column}"]`,
    );
    if (!cell || cell === document.activeElement) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // Without a target the page or the window has it, or the cell is gone: then it comes back.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
        isInside.current = false;
        view.isHeld = false;
      }
    },
  };
}
