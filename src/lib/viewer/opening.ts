import type { Point } from '#lib/imaging/measure.ts';
import { factsAt, type Stack } from './stack.ts';
import type { ViewState } from './state.ts';
import { apply, type ImageShape, type Size, toPanel, type View } from './view.ts';

/** The pan that moves a point of the image to the panel's middle. */
function panTo(centre: Point, view: View, shape: ImageShape, panel: Size): Point {
  const at = apply(toPanel({ ...view, pan: { x: 0, y: 0 } }, shape, panel), {
    x: centre.x * shape.width,
    y: centre.y * shape.height,
  });
  return { x: panel.width / 2 - at.x, y: panel.height / 2 - at.y };
}

/** Smaller differences in pan (CSS pixels) are ignored. */
const STILL = 0.01;

/**
 * Centres images in panels whose size has become known, and keeps them centred when panels change size, until the
 * reader moves them; returns the same state if nothing moves.
 */
export function centreImages(
  state: ViewState,
  stacks: readonly Stack[],
  sizeOf: (panel: number) => Size | undefined,
): ViewState {
  if (state.panels.every(({ centre }) => !centre)) return state;
  const panels = state.panels.map((panel, index) => {
    const [size, stack] = [sizeOf(index), stacks[panel.stack]];
    if (!panel.centre || !size || !stack) return panel;
    const pan = panTo(panel.centre, panel.view, factsAt(stack, panel.index).shape, size);
    const { x, y } = panel.view.pan;
    if (Math.abs(pan.x - x) < STILL && Math.abs(pan.y - y) < STILL) return panel;
    return { ...panel, view: { ...panel.view, pan } };
  });
  return panels.every((panel, index) => panel === state.panels[index]) ? state : { ...state, panels };
}
