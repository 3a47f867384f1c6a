import { useStore } from '@nanostores/react';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridView } from './grid-view.ts';

/** Keeps the focus on the active cell while the focus is within the grid, and scrolls that cell into view. */
export function useGridFocus(view: GridView, scroller: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  const editing = useStore(view.$editing);
  // Subscribes to the selection, since the focus follows the active cell.
  useStore(view.$selection);
  const activeCell = () => {
    const { active } = view.selection();
    const place = `[data-row="${active.row}"][data-column="${active.column}"]`;
    return scroller.current?.querySelector<HTMLElement>(place);
  };
  // Without a dependency list: moving or removing a row element drops its focus.
  useLayoutEffect(() => {
    if (editing || !(isInside.current || view.wantsFocus)) return;
    const cell = activeCell();
    // The grid is hidden where rows are shown as cards.
    if (!cell || cell.offsetParent === null) return;
    view.wantsFocus = false;
    if (cell === document.activeElement) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      isInside.current = true;
      // A closing dialog returns the focus to the cell that had it, which may no longer be the active one.
      if (target.matches('[data-column]')) activeCell()?.focus({ preventScroll: true });
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // When the whole window loses the focus, the grid will get it back.
      const isElsewhere =
        relatedTarget instanceof Node ? !currentTarget.contains(relatedTarget) : document.hasFocus();
      if (!isElsewhere) return;
      isInside.current = false;
      view.isHeld = false;
    },
  };
}
