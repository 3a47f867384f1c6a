import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import type { Selection } from './selection.ts';

/**
 * Undo and redo of measurement changes. A step is the change of one measurement, not a copy of the whole list: that
 * list also changes by itself, when stored measurements arrive and the marks of a tour come and go, and undo must not
 * affect those.
 */

/** Maximum number of steps that can be undone. */
const STEPS_MAX = 100;

export interface MeasureStep {
  /** The measurement before the step; null if the step created it. */
  before: AnchoredMeasure | null;
  /** The measurement after the step; null if the step deleted it. */
  after: AnchoredMeasure | null;
  /** Its index among the measurements, at which undo restores it. */
  index: number;
  /** The selection, for a move by keyboard: further key presses with the same selection extend the same step. */
  selection?: Selection | undefined;
}

/** The steps that can be undone, latest last, and those that can be redone, next first. */
export interface MeasureHistory {
  past: readonly MeasureStep[];
  future: readonly MeasureStep[];
}

export const NO_STEPS: MeasureHistory = { past: [], future: [] };

/** The part of a state that undo affects. */
interface Undoable {
  measures: readonly AnchoredMeasure[];
  selection: Selection | null;
  history: MeasureHistory;
}

const pointsOf = (measure: AnchoredMeasure | null) => JSON.stringify(measure?.points);

/** Records the change of a measurement since `before`, unless it did not change. */
export function recordStep<State extends Undoable>(
  state: State,
  before: readonly AnchoredMeasure[],
  id: string,
  selection?: Selection,
): State {
  const find = (measures: readonly AnchoredMeasure[]) => measures.findIndex((measure) => measure.id === id);
  const [was, is] = [find(before), find(state.measures)];
  const step: MeasureStep = {
    before: before[was] ?? null,
    after: state.measures[is] ?? null,
    index: was === -1 ? is : was,
    ...(selection && { selection }),
  };
  if (pointsOf(step.before) === pointsOf(step.after)) return state;
  const { past } = state.history;
  const last = past.at(-1);
  const joins = selection !== undefined && last?.selection === selection;
  const steps = joins ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step];
  return { ...state, history: { past: steps.slice(-STEPS_MAX), future: [] } };
}

/** The measurement that a step concerns: after the step, or if it was deleted, before it. */
export const measureOf = ({ before, after }: MeasureStep): AnchoredMeasure => (after ?? before)!;

/** Whether undo applies to a measurement: those on images, or those on a series' planes. */
export type IsUndone = (measure: AnchoredMeasure) => boolean;

/** The next step to undo or redo. */
export function nextStep(
  { history: { past, future } }: Pick<Undoable, 'history'>,
  way: 'undo' | 'redo',
  isUndone: IsUndone,
): MeasureStep | undefined {
  const fits = (step: MeasureStep) => isUndone(measureOf(step));
  return way === 'undo' ? past.findLast(fits) : future.find(fits);
}

/** Replaces a measurement by its state on the other side of a step; a missing one is inserted at its index. */
function put<State extends Undoable>(
  state: State,
  { index }: MeasureStep,
  from: AnchoredMeasure | null,
  to: AnchoredMeasure | null,
): State {
  const id = (from ?? to)?.id;
  const at = state.measures.findIndex((measure) => measure.id === id);
  const isThere = at !== -1;
  // The measurement no longer exists, and can be neither moved nor deleted.
  if (from && !isThere) return state;
  return {
    ...state,
    measures: state.measures.toSpliced(isThere ? at : index, isThere ? 1 : 0, ...(to ? [to] : [])),
    selection: !to && state.selection?.id === id ? null : state.selection,
  };
}

/** Undoes the latest step. */
export function undoStep<State extends Undoable>(state: State, isUndone: IsUndone): State {
  const step = nextStep(state, 'undo', isUndone);
  if (!step) return state;
  const { past, future } = state.history;
  return {
    ...put(state, step, step.after, step.before),
    history: { past: past.filter((each) => each !== step), future: [step, ...future] },
  };
}

/** Redoes the last undone step. */
export function redoStep<State extends Undoable>(state: State, isUndone: IsUndone): State {
  const step = nextStep(state, 'redo', isUndone);
  if (!step) return state;
  const { past, future } = state.history;
  return {
    ...put(state, step, step.before, step.after),
    history: { past: [...past, step], future: future.filter((each) => each !== step) },
  };
}

/** Whether a history was moved by undo or redo since an earlier state; undefined for a new step or no change. */
export function wayTaken(before: MeasureHistory, now: MeasureHistory): 'undo' | 'redo' | undefined {
  if (now.future.length > before.future.length) return 'undo';
  const last = now.past.at(-1);
  return last && before.future.includes(last) && !now.future.includes(last) ? 'redo' : undefined;
}
