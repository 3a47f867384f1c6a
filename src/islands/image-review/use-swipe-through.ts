import { type RefObject, useEffect, useRef } from 'react';
import { clamp } from '#lib/platform/numbers.ts';

/** Distance in pixels that a finger moves per image of a stack. */
const STEP = 12;
/** Distance in pixels that a finger moves to the next image, where images are seen one by one. */
const SWIPE = 40;

/** Whether a pointer changes the image: a finger does, where there are several images. A mouse and a pen draw. */
export const goesThrough = (event: { pointerType: string }, count: number): boolean =>
  event.pointerType === 'touch' && count > 1;

interface Through {
  index: number;
  count: number;
  /** Whether a swipe moves by one image only, however far the finger moves. */
  isOneByOne: boolean;
  onIndex(index: number): void;
}

/** Changes the image when a finger moves across an element: leftwards to the next ones. */
export function useSwipeThrough(element: RefObject<HTMLElement | null>, through: Through): void {
  const state = useRef(through);
  state.current = through;
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    let from: { x: number; index: number; pointer: number } | undefined;
    const start = (event: PointerEvent) => {
      const { index, count } = state.current;
      const isOnImage = event.target instanceof HTMLCanvasElement;
      if (isOnImage && event.isPrimary && goesThrough(event, count))
        from = { x: event.clientX, index, pointer: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (from?.pointer !== event.pointerId) return;
      const { index, count, isOneByOne, onIndex } = state.current;
      const gone = from.x - event.clientX;
      const steps = isOneByOne ? Math.sign(Math.trunc(gone / SWIPE)) : Math.trunc(gone / STEP);
      const next = clamp(from.index + steps, 0, count - 1);
      if (next !== index) onIndex(next);
    };
    const end = () => {
      from = undefined;
    };
    node.addEventListener('pointerdown', start);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', end);
    node.addEventListener('pointercancel', end);
    return () => {
      node.removeEventListener('pointerdown', start);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
    };
  }, [element]);
}
