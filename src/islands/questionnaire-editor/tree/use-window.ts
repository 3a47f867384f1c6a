import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond the visible ones, so that scrolling shows no gap. */
const MARGIN = 12;
/** Number of rows in the server's HTML, where the height of the tree is unknown. */
const FIRST = 40;

/** The visible range of a list whose rows all have the same height. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [range, setRange] = useState({ from: 0, to: FIRST });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - MARGIN);
      const to = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + MARGIN;
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, rowHeight]);
  const to = Math.min(count, range.to);
  return { from: Math.min(range.from, to), to };
}

/** Scrolls a row into view when it becomes active. */
export function useInSight(scroller: RefObject<HTMLElement | null>, index: number, rowHeight: number): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || index < 0) return;
    const top = index * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top + rowHeight - element.clientHeight;
  }, [scroller, index, rowHeight]);
}
