import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Rows kept beyond what is seen, so that scrolling shows no gap. */
const MARGIN = 12;
/** Rows of the server's HTML, which does not know how high the tree is. */
const FIRST = 40;

/** Which rows of a list are in sight, all of them of one height. */
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

/** Keeps a row in sight when another one is come to. */
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
