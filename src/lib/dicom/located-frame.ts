import type { InspectedFrame } from './inspect.ts';

/** A frame and the file it comes from, by the caller's own key. */
export interface LocatedFrame extends InspectedFrame {
  file: number;
}
