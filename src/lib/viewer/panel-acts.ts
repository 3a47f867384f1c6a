import type { Point } from '#lib/imaging/measure.ts';
import type { MouseBindings } from '#lib/imaging/mouse-bindings.ts';
import type { Sensitivity } from './gestures.ts';
import type { Press } from './measures/pointer.ts';
import type { Tool } from './state.ts';

/** The actions of a panel's gestures. Points are CSS pixels from its upper left corner. */
export interface PanelActs {
  tool(): Tool;
  /** The tool of a finger or a pen; that of the mouse when absent. */
  fingerTool?(): Tool;
  /** The mouse bindings; ours when absent. */
  mouse?(): MouseBindings;
  sensitivity(): Sensitivity;
  /** Slices of the stack shown. */
  count(): number;
  activate(): void;
  step(by: number): void;
  zoom(factor: number, at: Point): void;
  pan(by: Point): void;
  window(level: number, stretch: number): void;
  /** A press with a measuring tool, and what follows it; cancelled when it turns out to be another gesture. */
  measure: {
    down(at: Point, press: Press): void;
    move(at: Point): void;
    up(at: Point): void;
    cancel(): void;
  };
}
