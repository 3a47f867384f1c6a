import type { Point } from '#lib/domain/measure.ts';
import { movedBy, selectedMeasure, setPoints } from './changes.ts';
import type { MeasureState } from './host.ts';
import { MEASURE_TOOLS } from './tools.ts';

/** Selects the next handle of the selected measure, and the whole of it after the last. */
export function selectNextHandle<State extends MeasureState>(state: State): State {
  const selected = selectedMeasure(state);
  if (!selected || !state.selection) return state;
  const count = MEASURE_TOOLS[selected.kind].handles(selected.points).length;
  const next = (state.selection.handle ?? -1) + 1;
  return { ...state, selection: { id: selected.id, handle: next < count ? next : null } };
}

/** Moves what is selected, by so many pixels of the image. */
export function moveSelected<State extends MeasureState>(state: State, by: Point): State {
  const selected = selectedMeasure(state);
  if (!selected || !state.selection) return state;
  const { handle } = state.selection;
  if (handle === null) return setPoints(state, selected.id, movedBy(selected.points, by));
  const tool = MEASURE_TOOLS[selected.kind];
  const from = tool.handles(selected.points)[handle];
  if (!from) return state;
  const to = { x: from.x + by.x, y: from.y + by.y };
  return setPoints(state, selected.id, tool.moveHandle(selected.points, handle, to));
}
