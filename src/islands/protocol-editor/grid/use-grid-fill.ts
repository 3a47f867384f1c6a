import { type PointerEvent, useEffect } from 'react';
import type { Grid } from './grid-steps.ts';

/** Distance from the edge of the scroll container at which a drag scrolls it, and the scroll step, in pixels. */
const EDGE = 12;
const STEP = 24;

export const isFillHandle = (target: EventTarget) =>
  target instanceof Element && target.closest('.fill-handle') !== null;

/** The row under the pointer. */
function rowAt({ clientX, clientY }: PointerEvent): number | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
  return cell ? Number(cell.dataset.row) : undefined;
}

function scrollAtEdge({ currentTarget, clientY }: PointerEvent): void {
  const scroller = currentTarget.closest('.grid-scroller');
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (clientY > bottom - EDGE) scroller.scrollBy(0, STEP);
  else if (clientY < top + EDGE) scroller.scrollBy(0, -STEP);
}

/** Dragging the fill handle, by mouse, finger or pen, fills the rows below or above the range; Escape cancels. */
export function useGridFill({ view, actions }: Grid) {
  useEffect(() => {
    const drop = ({ key }: KeyboardEvent) => key === 'Escape' && view.$fillEnd.set(undefined);
    addEventListener('keydown', drop);
    return () => removeEventListener('keydown', drop);
  }, [view]);
  return {
    start(event: PointerEvent): void {
      // Prevents a change of focus, and scrolling by finger.
      event.preventDefault();
      (event.target as Element).setPointerCapture(event.pointerId);
      view.leave();
      view.$fillEnd.set(view.range().bottom);
    },
    move(event: PointerEvent): void {
      if (view.$fillEnd.get() === undefined) return;
      scrollAtEdge(event);
      const row = rowAt(event);
      if (row !== undefined) view.$fillEnd.set(row);
    },
    end(): void {
      const end = view.$fillEnd.get();
      view.$fillEnd.set(undefined);
      if (end !== undefined) actions.fillTo(end);
    },
    drop: () => view.$fillEnd.set(undefined),
  };
}
