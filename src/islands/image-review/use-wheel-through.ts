import { type RefObject, useEffect, useRef } from 'react';
import { wheelTurn } from './wheel-turn.ts';

/** Wheel distance in pixels per image: a mouse wheel's notch is more, a small trackpad movement is less. */
const STEP = 40;

/** Changes the image by the wheel over an element; at either end the page scrolls on. */
export function useWheelThrough(
  element: RefObject<HTMLElement | null>,
  { index, count, onIndex }: { index: number; count: number; onIndex(index: number): void },
): void {
  const state = useRef({ index, count, onIndex, turned: 0 });
  Object.assign(state.current, { index, count, onIndex });
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const turn = (event: WheelEvent) => {
      const { current } = state;
      const down = wheelTurn(event);
      const next = current.index + Math.sign(down);
      if (event.ctrlKey || down === 0 || next < 0 || next >= current.count) return;
      event.preventDefault();
      current.turned = Math.sign(current.turned) === Math.sign(down) ? current.turned + down : down;
      if (Math.abs(current.turned) < STEP) return;
      current.turned = 0;
      current.onIndex(next);
    };
    // React's own wheel listener is passive and could not keep the page from scrolling.
    node.addEventListener('wheel', turn, { passive: false });
    return () => node.removeEventListener('wheel', turn);
  }, [element]);
}
