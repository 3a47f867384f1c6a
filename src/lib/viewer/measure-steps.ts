import { type AnchoredMeasure, liesOn, nearestTwin } from '#lib/imaging/measure.ts';
import { type IsUndone, measureOf, nextStep, redoStep, undoStep } from './measures/history.ts';
import { isOnPlane } from './measures/on-plane.ts';
import { anchorOf, type Stack } from './stack.ts';
import { goTo, showStack, type ViewState } from './state.ts';

/** Measurements on reformatted planes have their own undo, in the view of the planes. */
const isOnImage: IsUndone = ({ file }) => !isOnPlane(file);

/** Whether there is something to undo or redo on the images. */
export function canStep(state: Pick<ViewState, 'history' | 'drawing'>, way: 'undo' | 'redo'): boolean {
  if (way === 'undo' && state.drawing?.draft) return true;
  return nextStep(state, way, isOnImage) !== undefined;
}

/**
 * Undoes or redoes the last change of a measurement on an image, and shows that image if no panel does. An unfinished
 * measurement is discarded first.
 */
export function stepMeasures(state: ViewState, stacks: readonly Stack[], way: 'undo' | 'redo'): ViewState {
  if (way === 'undo' && state.drawing?.draft) return { ...state, drawing: { ...state.drawing, draft: null } };
  const step = nextStep(state, way, isOnImage);
  if (!step) return state;
  const shown = showImageOf(state, stacks, measureOf(step));
  return way === 'undo' ? undoStep(shown, isOnImage) : redoStep(shown, isOnImage);
}

/**
 * Shows a measurement's image in the active panel, unless another panel shows it; does nothing for an image outside the
 * case.
 */
function showImageOf(state: ViewState, stacks: readonly Stack[], measure: AnchoredMeasure): ViewState {
  const { panels, active, enlarged } = state;
  const isShown = panels.some(({ stack, index }, panel) => {
    const anchor = anchorOf(stacks[stack], index);
    return (!enlarged || panel === active) && anchor !== null && liesOn(measure, anchor);
  });
  if (isShown) return state;
  const stack = stacks.findIndex(({ folder }) => folder === measure.folder);
  const places = stacks[stack]?.files.flatMap((file, at) => (file === measure.file ? [at] : [])) ?? [];
  const index = nearestTwin(places, measure.image ?? 0);
  if (index === undefined) return state;
  return { ...goTo(showStack(state, stacks, active, stack), stacks, active, index), playing: false };
}
