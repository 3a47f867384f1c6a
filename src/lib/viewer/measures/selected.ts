import type { AnchoredMeasure, Point } from '#lib/imaging/measure.ts';
import { movedBy, selectedMeasure, setPoints } from './changes.ts';
import { recordStep } from './history.ts';
import type { MeasureState } from './host.ts';
import { MEASURE_TOOLS } from './tools.ts';

/** Selects the next handle of the selected measurement; after the last, the whole measurement. */
export function selectNextHandle<State extends MeasureState>(state: State): State {
  const selected = selectedMeasure(state);
  if (!selected || !state.selection) return state;
  const count = MEASURE_TOOLS[selected.kind].handles(selected.points).length;
  const next = (state.selection.handle ?? -1) + 1;
  return { ...state, selection: { id: selected.id, handle: next < count ? next : null } };
}

/** Moves the selected measurement or handle by this many image pixels. */
export function moveSelected<State extends MeasureState>(state: State, by: Point): State {
  const selected = selectedMeasure(state);
  if (!selected || !state.selection) return state;
  const { selection } = state;
  const points = movedPoints(selected, selection.handle, by);
  if (!points) return state;
  return recordStep(setPoints(state, selected.id, points), state.measures, selected.id, selection);
}

/** The points of a measurement after it, or one of its handles, was moved. */
function movedPoints({ kind, points }: AnchoredMeasure, handle: number | null, by: Point) {
  if (handle === null) return movedBy(points, by);
  const tool = MEASURE_TOOLS[kind];
  const from = tool.handles(points)[handle];
  return from && tool.moveHandle(points, handle, { x: from.x + by.x, y: from.y + by.y });
}
