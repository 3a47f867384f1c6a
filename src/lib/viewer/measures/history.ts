import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import type { Selection } from './selection.ts';

/**
 * Undoing and redoing changes of measures. A step is the change of one measure, not a copy of the whole list: that
 * list also changes by itself, as kept measures arrive and the marks of a tour come and go, and undoing must not
 * touch those.
 */

/** Steps that can be undone. */
const STEPS_MAX = 100;

export interface MeasureStep {
  /** Null where the step drew the measure. */
  before: AnchoredMeasure | null;
  /** Null where the step erased it. */
  after: AnchoredMeasure | null;
  /** Its index among the measures, where it is put back. */
  index: number;
  /** For a move by keyboard: the selection. Further key presses with the same selection belong to the same step. */
  selection?: Selection | undefined;
}

/** The steps that can be undone, latest last, and those that can be redone, next one first. */
export interface MeasureHistory {
  past: readonly MeasureStep[];
  future: readonly MeasureStep[];
}

export const NO_STEPS: MeasureHistory = { past: [], future: [] };

/** The part of a state that has a history. */
interface Undoable {
  measures: readonly AnchoredMeasure[];
  selection: Selection | null;
  history: MeasureHistory;
}

const pointsOf = (measure: AnchoredMeasure | null) => JSON.stringify(measure?.points);

/** Records what has happened to a measure since `before`; nothing where it did not change. */
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

/** The measure that a step is about, as it is where the step has drawn or moved it, else as it was. */
export const measureOf = ({ before, after }: MeasureStep): AnchoredMeasure => (after ?? before)!;

/** Which measures are undone: those of images, or those of a series' planes. */
export type IsUndone = (measure: AnchoredMeasure) => boolean;

/** The step that comes next, either way. */
export function nextStep(
  { history: { past, future } }: Pick<Undoable, 'history'>,
  way: 'undo' | 'redo',
  isUndone: IsUndone,
): MeasureStep | undefined {
  const fits = (step: MeasureStep) => isUndone(measureOf(step));
  return way === 'undo' ? past.findLast(fits) : future.find(fits);
}

/** Makes a measure what it was on the other side of a step; one that is not there comes back at its index. */
function put<State extends Undoable>(
  state: State,
  { index }: MeasureStep,
  from: AnchoredMeasure | null,
  to: AnchoredMeasure | null,
): State {
  const id = (from ?? to)?.id;
  const at = state.measures.findIndex((measure) => measure.id === id);
  const isThere = at !== -1;
  // The measure is gone: neither moving nor erasing it makes sense any longer.
  if (from && !isThere) return state;
  return {
    ...state,
    measures: state.measures.toSpliced(isThere ? at : index, isThere ? 1 : 0, ...(to ? [to] : [])),
    selection: !to && state.selection?.id === id ? null : state.selection,
  };
}

/** Takes the latest step back. */
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

/** The direction in which a history went since an earlier state; undefined where a new step was made, or nothing. */
export function wayTaken(before: MeasureHistory, now: MeasureHistory): 'undo' | 'redo' | undefined {
  if (now.future.length > before.future.length) return 'undo';
  const last = now.past.at(-1);
  return last && before.future.includes(last) && !now.future.includes(last) ? 'redo' : undefined;
}
