import { type RefObject, useEffect, useRef } from 'react';
import { pinch, type Touch } from '#lib/viewer/gestures.ts';

interface Pinched {
  /** A second finger came down: the gesture of the first one is cancelled. */
  onPinch(): void;
  /** Zooms by a factor around a point of the window. */
  by(factor: number, at: Touch): void;
}

/** Two fingers zoom and move the content of a scroll container. Other listeners get no events until both are lifted. */
export function usePinch(scroller: RefObject<HTMLElement | null>, pinched: Pinched): void {
  const state = useRef(pinched);
  state.current = pinched;
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const fingers = new Map<number, Touch>();
    let isPinching = false;
    const keep = (event: PointerEvent) =>
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const start = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      keep(event);
      if (fingers.size < 2) return;
      if (!isPinching) state.current.onPinch();
      isPinching = true;
      event.stopPropagation();
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const [a, b] = fingers.values();
      keep(event);
      const [c, d] = fingers.values();
      if (isPinching) event.stopPropagation();
      if (!a || !b || !c || !d) return;
      const { factor, at, by } = pinch([a, b], [c, d]);
      node.scrollBy({ left: -by.x, top: -by.y, behavior: 'instant' });
      state.current.by(factor, at);
    };
    const end = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) isPinching = false;
    };
    // In the capture phase: before the listeners that draw, move rectangles or change the image.
    const early = { capture: true };
    node.addEventListener('pointerdown', start, early);
    node.addEventListener('pointermove', move, early);
    node.addEventListener('pointerup', end, early);
    node.addEventListener('pointercancel', end, early);
    return () => {
      node.removeEventListener('pointerdown', start, early);
      node.removeEventListener('pointermove', move, early);
      node.removeEventListener('pointerup', end, early);
      node.removeEventListener('pointercancel', end, early);
    };
  }, [scroller]);
}
