import type { Window } from '#lib/imaging/windowing.ts';

/** Windows computed from a histogram, which their numbers alone do not show. */
const AUTOMATIC = new WeakSet<Window>();

export function markAutomatic(window: Window): Window {
  AUTOMATIC.add(window);
  return window;
}

export function isAutomatic(window: Window): boolean {
  return AUTOMATIC.has(window);
}
