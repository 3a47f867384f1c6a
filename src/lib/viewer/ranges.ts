import { type RangeName, rangeOf } from '#lib/imaging/window-range.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { isAutomatic } from './automatic.ts';

/** The name of an image's window: its own, or inverted; undefined when it was set by hand. */
export function rangeNameOf(own: Window, window: Window | null, inverted: boolean): ShownRange | undefined {
  if (!window) return inverted ? 'inverted' : 'own';
  if (isAutomatic(window)) return 'automatic';
  if (window.centre !== own.centre) return undefined;
  return (['narrow', 'wide'] as const).find((name) => rangeOf(own, name).width === window.width);
}

export type ShownRange = RangeName | 'own' | 'inverted';

/** A view to which named windows can be applied: a panel's image, or the planes of a volume. */
export interface WindowTarget {
  own: Window;
  /** Sets the window; null shows the image's own. */
  show(window: Window | null, inverted: boolean): void;
  /** Sets a window computed from the histogram. */
  showAutomatic(): void;
}

/** Applies one of the named windows; only the last one inverts. */
export function showRange({ own, show, showAutomatic }: WindowTarget, name: ShownRange): void {
  show(name === 'narrow' || name === 'wide' ? rangeOf(own, name) : null, name === 'inverted');
  if (name === 'automatic') showAutomatic();
}
