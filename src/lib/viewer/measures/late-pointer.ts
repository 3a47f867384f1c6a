import type { PanelHost } from '../panel-actions.ts';
import type { MeasurePointer } from './pointer.ts';

/**
 * Measures by mouse, finger or pen. Most readers measure nothing: what it takes comes with the first press, and what is
 * done until it is there is done then, in its order.
 */
export function latePointer(host: PanelHost): Pick<MeasurePointer, 'down' | 'move' | 'up' | 'cancel'> {
  let pointer: Promise<MeasurePointer> | undefined;
  const act = (done: (pointer: MeasurePointer) => void) => {
    pointer ??= import('./pointer.ts').then(({ MeasurePointer: Pointer }) => new Pointer(host));
    // That it cannot be fetched is said where the tool's drawing is asked for (`Measures.tsx`); the next press asks again.
    pointer.then(done, () => {
      pointer = undefined;
    });
  };
  return {
    down: (panel, at, pressed) => act((measuring) => measuring.down(panel, at, pressed)),
    move: (panel, at) => act((measuring) => measuring.move(panel, at)),
    up: (panel, at) => act((measuring) => measuring.up(panel, at)),
    cancel: () => act((measuring) => measuring.cancel()),
  };
}
