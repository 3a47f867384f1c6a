import { useStore } from '@nanostores/react';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridView } from './grid-view.ts';

/** Keeps the focus on the active cell for as long as it is in the grid, and that cell in sight. */
export function useGridFocus(view: GridView, scroller: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  const editing = useStore(view.$editing);
  // The focus follows the active cell.
  useStore(view.$selection);
  const activeCell = () => {
    const { active } = view.selection();
    const place = `[data-row="${active.row}"][data-column="${active.column}"]`;
    return scroller.current?.querySelector<HTMLElement>(place);
  };
  // Without a dependency list: a row that is moved or removed takes the focus with it.
  useLayoutEffect(() => {
    if (editing || !(isInside.current || view.wantsFocus)) return;
    const cell = activeCell();
    // Rows may be cards.
    if (!cell || cell.offsetParent === null) return;
    view.wantsFocus = false;
    if (cell === document.activeElement) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      isInside.current = true;
      // A dialog gives the focus back to the cell that it came from, which may no longer be the active one.
      if (target.matches('[data-column]')) activeCell()?.focus({ preventScroll: true });
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // The focus returns to a window that was left.
      const isElsewhere =
        relatedTarget instanceof Node ? !currentTarget.contains(relatedTarget) : document.hasFocus();
      if (!isElsewhere) return;
      isInside.current = false;
      view.isHeld = false;
    },
  };
}
