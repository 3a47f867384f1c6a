import type { Window } from '#lib/imaging/windowing.ts';

/** Windows computed from a histogram: nothing in their numbers shows it. */
const AUTOMATIC = new WeakSet<Window>();

export function markAutomatic(window: Window): Window {
  AUTOMATIC.add(window);
  return window;
}

export function isAutomatic(window: Window): boolean {
  return AUTOMATIC.has(window);
}
