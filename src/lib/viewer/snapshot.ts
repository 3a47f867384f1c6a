import type { Quality } from '#lib/imaging/load-plan.ts';
import type { Stack } from './stack.ts';
import { firstState, type ViewState } from './state.ts';

/** What React reads: replaced whenever anything in it has changed. */
export interface Snapshot {
  state: ViewState;
  /** Goes up when pictures arrive or leave. */
  arrivals: number;
  bytesLeft: number;
  /** As what each panel has drawn its slice; null while it is on its way. */
  drawn: readonly (Quality | null)[];
  /** The connection is lost; what is missing is asked for again from time to time. */
  lost: boolean;
}

/** Before anything has come. */
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
