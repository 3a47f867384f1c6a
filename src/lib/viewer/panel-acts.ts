import type { Point } from '#lib/imaging/measure.ts';
import type { MouseBindings } from '#lib/imaging/mouse-bindings.ts';
import type { Sensitivity } from './gestures.ts';
import type { Press } from './measures/pointer.ts';
import type { Tool } from './state.ts';

/** The actions of a panel's gestures. Points are CSS pixels from its upper left corner. */
export interface PanelActs {
  tool(): Tool;
  /** The tool for a finger or a pen; absent: the same as for the mouse. */
  fingerTool?(): Tool;
  /** The mouse bindings; absent: the default ones. */
  mouse?(): MouseBindings;
  sensitivity(): Sensitivity;
  /** Number of slices in the displayed stack. */
  count(): number;
  activate(): void;
  step(by: number): void;
  zoom(factor: number, at: Point): void;
  pan(by: Point): void;
  window(level: number, stretch: number): void;
  /** Handlers for a press with a measuring tool and the movements after it; cancelled if it becomes another gesture. */
  measure: {
    down(at: Point, press: Press): void;
    move(at: Point): void;
    up(at: Point): void;
    cancel(): void;
  };
}
