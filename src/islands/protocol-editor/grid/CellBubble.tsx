import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { clamp } from '#lib/platform/numbers.ts';

interface CellBubbleProps {
  id?: string;
  /** What the cell may contain. */
  hint?: string;
  /** Why the cell's text is not valid. */
  problem?: string | undefined;
  children?: ReactNode;
}

/** Distance from the cell (CSS pixels). */
const GAP = 4;

/** Puts an element below another, or above it where there is no room. */
function place(bubble: HTMLElement, cell: HTMLElement): void {
  const at = (cell.querySelector('.cell-input') ?? cell).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const room = document.documentElement;
  const below = at.bottom + GAP + height <= room.clientHeight;
  bubble.style.top = `${below ? at.bottom + GAP : at.top - GAP - height}px`;
  bubble.style.left = `${clamp(at.left, GAP, room.clientWidth - width - GAP)}px`;
}

/** A note beside a cell, shown above all scroll containers. */
export function CellBubble({ id, hint, problem, children }: CellBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    const cell = element?.parentElement;
    if (!element || !cell) return;
    element.showPopover();
    const follow = () => place(element, cell);
    const size = new ResizeObserver(follow);
    size.observe(element);
    follow();
    const stop = new AbortController();
    addEventListener('scroll', follow, { capture: true, passive: true, signal: stop.signal });
    addEventListener('resize', follow, { signal: stop.signal });
    return () => {
      size.disconnect();
      stop.abort();
    };
  }, []);
  return (
    <div ref={bubble} popover="manual" className="cell-bubble">
      <div id={id}>
        {hint && <p className="quiet">{hint}</p>}
        {problem && <p className="cell-problem">{problem}</p>}
      </div>
      {children}
    </div>
  );
}
