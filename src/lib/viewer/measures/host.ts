import type { AnchoredMeasure, ShownAnchor } from '#lib/imaging/measure.ts';
import { anchorOn, matrixOf, type PanelHost } from '../panel-actions.ts';
import type { Drawing } from '../state.ts';
import type { Matrix, Size } from '../view.ts';
import type { MeasureHistory } from './history.ts';
import type { Selection } from './selection.ts';

/** The state needed for drawing measurements. */
export interface MeasureState {
  tool: string;
  measures: readonly AnchoredMeasure[];
  selection: Selection | null;
  drawing: Drawing | null;
  history: MeasureHistory;
}

/** The surface that measurements are drawn on: the panels of series, or those of reformatted planes. */
export interface MeasureHost {
  snapshot(): { state: MeasureState };
  update(next: <State extends MeasureState>(state: State) => State): void;
  /** Size of a panel in CSS pixels. */
  sizeOf(panel: number): Size | undefined;
  /** Transforms image pixels to CSS pixels of the panel. */
  matrixOf(panel: number): Matrix | undefined;
  /** The image of a panel; null while it is unknown. */
  anchorOn(panel: number): ShownAnchor | null;
}

/** The panels of series as a surface for measurements. */
export function measureHostOf(panels: PanelHost): MeasureHost {
  return {
    snapshot: () => panels.snapshot(),
    update: (next) => panels.update(next),
    sizeOf: (panel) => panels.sizeOf(panel),
    matrixOf: (panel) => matrixOf(panels, panel),
    anchorOn: (panel) => anchorOn(panels, panel),
  };
}
