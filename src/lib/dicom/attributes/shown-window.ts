import type { Window } from '#lib/imaging/windowing.ts';
import type { KeptAttributes } from './allow-list.ts';

/** Modalities whose slices are compared with one another, although each file has a window from its own extremes. */
const COMPARED: ReadonlySet<unknown> = new Set(['PT', 'NM']);

/**
 * The window that a slice of a stack is shown with: its file's, else its stack's, so that one slice does not differ
 * from the next because its own values do.
 */
export function shownWindow(
  { Modality: modality, WindowCenter: centre, WindowWidth: width }: KeptAttributes,
  own: Window,
  ofStack: Window,
): Window {
  const isTold = centre !== undefined && Number(width) > 0;
  return isTold && !COMPARED.has(modality) ? own : ofStack;
}
