import type { Quality } from '#lib/imaging/load-plan.ts';
import type { Stack } from './stack.ts';
import { firstState, type ViewState } from './state.ts';

/** The state read by React: a new object after every change. */
export interface Snapshot {
  state: ViewState;
  /** Incremented whenever pictures arrive or are evicted. */
  arrivals: number;
  bytesLeft: number;
  /** The quality in which each panel's slice is drawn; null while it is loading. */
  drawn: readonly (Quality | null)[];
  /** Whether the connection is lost; missing files are retried from time to time. */
  lost: boolean;
}

/** The state before anything has arrived. */
export function firstSnapshot(stacks: readonly Stack[], stack: number, index: number): Snapshot {
  return { state: firstState(stacks, stack, index), arrivals: 0, bytesLeft: 0, drawn: [], lost: false };
}

/** Whether two states need the same files. */
export function needSameFiles(a: ViewState, b: ViewState): boolean {
  if (a.tool !== b.tool || a.panels.length !== b.panels.length) return false;
  return a.panels.every(({ stack, index, window }, i) => {
    const other = b.panels[i]!;
    return stack === other.stack && index === other.index && !window === !other.window;
  });
}
