import type { MeasureKind, Point } from '#lib/imaging/measure.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { apply, inverse } from '../view.ts';
import { addMeasure, newMeasureId } from './changes.ts';
import { type Draft, letGo, move, press, type Step } from './draft.ts';
import type { MeasureHost } from './host.ts';
import { isMeasureKind } from './kinds.ts';
import { moveSelected, selectNextHandle } from './selected.ts';

/**
 * Applies a step to the measurement being drawn on a panel; a finished one is added to the image.
 * @param at in CSS pixels of the panel
 */
export function advance(
  host: MeasureHost,
  panel: number,
  at: Point,
  step: (draft: Draft | null, kind: MeasureKind, place: Point) => Step,
): void {
  const matrix = host.matrixOf(panel);
  const { tool, drawing } = host.snapshot().state;
  const shown = host.anchorOn(panel);
  if (!matrix || !shown || !isMeasureKind(tool)) return;
  const { twins: _, ...anchor } = shown;
  const here = drawing?.panel === panel ? drawing : null;
  const { draft, done } = step(here?.draft ?? null, tool, apply(inverse(matrix), at));
  if (draft === (here?.draft ?? null) && !done) return;
  host.update((state) => ({
    ...(done ? addMeasure(state, { ...done, ...anchor, id: newMeasureId() }) : state),
    drawing: { panel, draft, aim: here?.aim ?? null },
  }));
}

/** The position of the next point when drawing by keyboard, initially the middle of the panel. */
function aimOf(host: MeasureHost, panel: number): Point {
  const { drawing } = host.snapshot().state;
  const { width = 0, height = 0 } = host.sizeOf(panel) ?? {};
  return drawing?.panel === panel && drawing.aim ? drawing.aim : { x: width / 2, y: height / 2 };
}

function setAim(host: MeasureHost, panel: number, aim: Point): void {
  host.update((state) => {
    const draft = state.drawing?.panel === panel ? state.drawing.draft : null;
    return { ...state, drawing: { panel, draft, aim } };
  });
}

/** Moves the keyboard cursor by this many CSS pixels; the last point of the draft follows. */
export function moveAim(host: MeasureHost, panel: number, by: Point): void {
  const { width = 0, height = 0 } = host.sizeOf(panel) ?? {};
  const from = aimOf(host, panel);
  const aim = { x: clamp(from.x + by.x, 0, width), y: clamp(from.y + by.y, 0, height) };
  setAim(host, panel, aim);
  advance(host, panel, aim, (draft, _kind, place) => move(draft, place));
}

/** Adds a point at the keyboard cursor. */
export function putPoint(host: MeasureHost, panel: number): void {
  const aim = aimOf(host, panel);
  setAim(host, panel, aim);
  advance(host, panel, aim, (draft, kind, place) => {
    const step = draft ? letGo({ ...draft, fresh: false }, place, false) : press(null, kind, place);
    // No key is held down: moving the cursor must not draw a freehand line.
    return step.draft ? { ...step, draft: { ...step.draft, fresh: false } } : step;
  });
}

/** Moves the selected measurement or handle on a panel by this many CSS pixels. */
export function nudge(host: MeasureHost, panel: number, by: Point): void {
  const matrix = host.matrixOf(panel);
  if (!matrix) return;
  const back = inverse(matrix);
  const moved = { x: back.a * by.x + back.c * by.y, y: back.b * by.x + back.d * by.y };
  host.update((state) => moveSelected(state, moved));
}

/** Selects the next handle of the selected measurement for moving by keys. */
export function selectHandle(host: MeasureHost): void {
  host.update(selectNextHandle);
}
