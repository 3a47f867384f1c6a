import type { Window } from '#lib/imaging/windowing.ts';
import type { KeptAttributes } from './allow-list.ts';

/** Modalities whose slices are compared with one another, although each file's window reflects its own extremes. */
const COMPARED: ReadonlySet<unknown> = new Set(['PT', 'NM']);

/**
 * The window used to display a slice of a stack: its file's, else its stack's, so that slices do not
 * differ in brightness because of their own extremes.
 */
export function shownWindow(
  { Modality: modality, WindowCenter: centre, WindowWidth: width }: KeptAttributes,
  own: Window,
  ofStack: Window,
): Window {
  const isTold = centre !== undefined && Number(width) > 0;
  return isTold && !COMPARED.has(modality) ? own : ofStack;
}
