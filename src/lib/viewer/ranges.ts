import { type RangeName, rangeOf } from '#lib/domain/window-range.ts';
import type { Window } from '#lib/domain/windowing.ts';
import { isAutomatic } from './automatic.ts';
import type { Engine } from './engine.ts';
import { changeView, setWindow, type ViewState } from './state.ts';

/** What the image is shown with, by name: of its own window, or inverted; undefined when it was set by hand. */
export function rangeNameOf(own: Window, window: Window | null, inverted: boolean): ShownRange | undefined {
  if (!window) return inverted ? 'inverted' : 'own';
  if (isAutomatic(window)) return 'automatic';
  if (window.centre !== own.centre) return undefined;
  return (['narrow', 'wide'] as const).find((name) => rangeOf(own, name).width === window.width);
}

export type ShownRange = RangeName | 'own' | 'inverted';

/** Shows a panel's image with one of them; all but the last one are not inverted. */
export function showRange(engine: Engine, panel: number, name: ShownRange): void {
  const own = engine.stackOf(panel)?.window;
  if (!own) return;
  const upright = (state: ViewState, inverted: boolean) =>
    changeView(state, panel, (view) => ({ ...view, inverted }));
  const window = name === 'narrow' || name === 'wide' ? rangeOf(own, name) : null;
  engine.update((state) => upright(setWindow(state, panel, window), name === 'inverted'));
  if (name === 'automatic')
    void import('./automatic-window.ts').then(
      ({ showAutomatic }) => showAutomatic(engine, panel),
      () => undefined,
    );
}
