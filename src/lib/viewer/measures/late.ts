import type { MeasureHost } from './host.ts';
import type { MeasurePointer } from './pointer.ts';

/** The code for drawing measurements, by keyboard and by pointer. */
interface Measuring {
  drawing: typeof import('./drawing.ts');
  pointer: typeof import('./pointer.ts');
}

let measuring: Measuring | undefined;
let coming: Promise<unknown> | undefined;

/**
 * Runs an action with the measuring code, which is loaded with the first measuring tool: most readers measure nothing.
 * Actions wait for it in order; if it cannot be loaded, the tool is deselected and the page says so (`Measures.tsx`).
 */
export function measure(act: (measuring: Measuring) => void): void {
  if (measuring) {
    act(measuring);
    return;
  }
  coming ??= Promise.all([import('./drawing.ts'), import('./pointer.ts')]).then(
    ([drawing, pointer]) => {
      measuring = { drawing, pointer };
    },
    () => {
      coming = undefined;
    },
  );
  void coming.then(() => measuring && act(measuring));
}

/** Runs an action after pending measuring actions; immediately if there are none. */
export function afterMeasures(act: () => void): void {
  if (coming && !measuring) void coming.then(act);
  else act();
}

/** Pointer events for measurements, which wait for the measuring code. */
export function latePointer(host: MeasureHost): Pick<MeasurePointer, 'down' | 'move' | 'up' | 'cancel'> {
  let own: MeasurePointer | undefined;
  const act = (by: (pointer: MeasurePointer) => void) =>
    measure(({ pointer }) => {
      own ??= new pointer.MeasurePointer(host);
      by(own);
    });
  return {
    down: (panel, at, press) => act((pointer) => pointer.down(panel, at, press)),
    move: (panel, at) => act((pointer) => pointer.move(panel, at)),
    up: (panel, at) => act((pointer) => pointer.up(panel, at)),
    cancel: () => act((pointer) => pointer.cancel()),
  };
}
