import { normalOf, PLANE_NAMES } from '#lib/imaging/volume/planes.ts';
import { plus, scaled } from '#lib/imaging/volume/vector.ts';
import { type IsUndone, measureOf, nextStep, redoStep, undoStep } from '../measures/history.ts';
import { DEPTH } from '../measures/on-plane.ts';
import type { MeasuredSeries } from './plane-grid.ts';
import { gridIn, planesOf, SAME_PLANE } from './plane-measures.ts';
import type { PlanesState } from './planes-state.ts';

/** Restricts undo to these planes: measurements on images and other planes are undone in their own views. */
const isOn =
  (series: MeasuredSeries): IsUndone =>
  ({ folder, file }) =>
    folder === series.folder && file.startsWith(planesOf(series)) && file.includes(DEPTH);

/** Whether there is something to undo or redo on these planes. */
export function canStepPlanes(state: PlanesState, series: MeasuredSeries, way: 'undo' | 'redo'): boolean {
  if (way === 'undo' && state.drawing?.draft) return true;
  return nextStep(state, way, isOn(series)) !== undefined;
}

/**
 * Undoes or redoes the last change of a measurement on these planes, and shows its plane. An unfinished measurement is
 * discarded first.
 */
export function stepPlaneMeasures(
  state: PlanesState,
  series: MeasuredSeries,
  way: 'undo' | 'redo',
): PlanesState {
  if (way === 'undo' && state.drawing?.draft) return { ...state, drawing: { ...state.drawing, draft: null } };
  const isUndone = isOn(series);
  const step = nextStep(state, way, isUndone);
  if (!step) return state;
  const shown = showPlane(state, series, measureOf(step).file);
  return way === 'undo' ? undoStep(shown, isUndone) : redoStep(shown, isUndone);
}

/** Shows a plane, given its name among the images of its folder: the cross moves along the plane's normal. */
function showPlane(state: PlanesState, series: MeasuredSeries, file: string): PlanesState {
  const [lies = '', depth] = file.slice(planesOf(series).length).split(DEPTH);
  const [plane, turn, tilt] = lies.split(',');
  const name = PLANE_NAMES.find((each) => each === plane);
  if (!name) return state;
  const lean = turn === undefined ? state.lean : { turn: Number(turn), tilt: Number(tilt) };
  const isSameLean = lean.turn === state.lean.turn && lean.tilt === state.lean.tilt;
  const leaning = { ...state, lean: isSameLean ? state.lean : lean };
  const grid = gridIn(leaning, series, name);
  const by = Number(depth) - grid.depth;
  const isThere = Math.abs(by) < SAME_PLANE;
  return {
    ...leaning,
    cross: isThere ? state.cross : plus(state.cross, scaled(normalOf(grid.plane), by)),
    shown: state.shown === 'all' ? 'all' : name,
    active: name,
  };
}
