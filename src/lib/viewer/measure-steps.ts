import { type AnchoredMeasure, liesOn, nearestTwin } from '#lib/imaging/measure.ts';
import { type IsUndone, measureOf, nextStep, redoStep, undoStep } from './measures/history.ts';
import { isOnPlane } from './measures/on-plane.ts';
import { anchorOf, type Stack } from './stack.ts';
import { goTo, showStack, type ViewState } from './state.ts';

/** Measures on planes are undone where the planes are seen. */
const isOnImage: IsUndone = ({ file }) => !isOnPlane(file);

/** Whether there is something to undo or redo on the images. */
export function canStep(state: Pick<ViewState, 'history' | 'drawing'>, way: 'undo' | 'redo'): boolean {
  if (way === 'undo' && state.drawing?.draft) return true;
  return nextStep(state, way, isOnImage) !== undefined;
}

/**
 * Undoes the last thing done to a measure of an image, or does it again, and goes to that image where no panel shows
 * it. A measure that is half drawn is dropped first.
 */
export function stepMeasures(state: ViewState, stacks: readonly Stack[], way: 'undo' | 'redo'): ViewState {
  if (way === 'undo' && state.drawing?.draft) return { ...state, drawing: { ...state.drawing, draft: null } };
  const step = nextStep(state, way, isOnImage);
  if (!step) return state;
  const shown = showImageOf(state, stacks, measureOf(step));
  return way === 'undo' ? undoStep(shown, isOnImage) : redoStep(shown, isOnImage);
}

/**
 * Goes to a measure's image in the active panel, unless a panel shows it; does nothing for an image that is not in
 * the case.
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
