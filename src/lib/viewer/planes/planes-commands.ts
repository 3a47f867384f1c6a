import type { Point } from '#lib/imaging/measure.ts';
import { PLANE_NAMES, type PlaneName } from '#lib/imaging/volume/planes.ts';
import { valuesIn } from '#lib/imaging/volume/volume.ts';
import { automaticWindow } from '#lib/imaging/window-range.ts';
import { adjustWindow } from '#lib/imaging/windowing.ts';
import { markAutomatic } from '../automatic.ts';
import { eraseSelectedOrLast, selectNextMeasure } from '../measures/changes.ts';
import { MEASURES } from '../measures/kinds.ts';
import { afterMeasures, measure } from '../measures/late.ts';
import { FIRST_VIEW, panBy, zoomAt } from '../view.ts';
import { shapeOf } from './plane-layer.ts';
import { stepPlaneMeasures } from './plane-measure-steps.ts';
import { measureHostOfPlanes, planeAnchor } from './plane-measures.ts';
import type { PlanesEngine } from './planes-engine.ts';
import { changePlaneView, goToPlane, type PlaneTool, positionOf, stepPlane } from './planes-state.ts';

/** Tools for the left button, a finger or a pen: the stack's tools with the same keys, and the cross. */
export const PLANE_TOOLS: Record<
  PlaneTool,
  { icon: string; key: string; shift?: boolean; isInMenu?: boolean }
> = {
  scroll: { icon: 'i-lucide-layers', key: 'c' },
  cross: { icon: 'i-lucide-crosshair', key: 'o' },
  window: { icon: 'i-lucide-contrast', key: 'v' },
  zoom: { icon: 'i-lucide-zoom-in', key: 'x' },
  pan: { icon: 'i-lucide-move', key: 'b' },
  length: MEASURES.length,
  bidirectional: MEASURES.bidirectional,
  angle: MEASURES.angle,
  cobb: MEASURES.cobb,
  ellipse: MEASURES.ellipse,
  rectangle: MEASURES.rectangle,
  region: MEASURES.region,
};

export function stepBy(engine: PlanesEngine, plane: PlaneName, by: number): void {
  engine.update((state) => stepPlane(state, engine.volume.lattice, plane, by));
}

export function goTo(engine: PlanesEngine, plane: PlaneName, index: number): void {
  engine.update((state) => goToPlane(state, engine.volume.lattice, plane, index));
}

/** `at`: CSS pixels from the panel's upper left corner; its centre when absent. */
export function zoomPlane(engine: PlanesEngine, plane: PlaneName, factor: number, at?: Point): void {
  const size = engine.sizeOf(plane);
  const point = at && size ? { x: at.x - size.width / 2, y: at.y - size.height / 2 } : { x: 0, y: 0 };
  engine.update((state) => changePlaneView(state, plane, (view) => zoomAt(view, factor, point)));
}

export function panPlane(engine: PlanesEngine, plane: PlaneName, by: Point): void {
  const size = engine.sizeOf(plane);
  if (!size) return;
  const shape = shapeOf(engine.planeOf(plane));
  engine.update((state) => changePlaneView(state, plane, (view) => panBy(view, by, shape, size)));
}

/** Changes the window of all planes, in fractions of its width. */
export function windowPlanes(engine: PlanesEngine, level: number, stretch: number): void {
  engine.update((state) => ({ ...state, window: adjustWindow(state.window, level, stretch) }));
}

/** Sets the window of all planes from the histogram of the slices loaded so far. */
export function windowByHistogram(engine: PlanesEngine): void {
  const values = { [Symbol.iterator]: () => valuesIn(engine.volume)[Symbol.iterator]() };
  const window = automaticWindow(values);
  if (window) engine.update((state) => ({ ...state, window: markAutomatic(window) }));
}

export function chooseTool(engine: PlanesEngine, tool: PlaneTool): void {
  engine.update((state) => ({ ...state, tool, selection: null, drawing: null }));
}

export function invertPlanes(engine: PlanesEngine): void {
  engine.update((state) => ({ ...state, inverted: !state.inverted }));
}

export function resetViews(engine: PlanesEngine): void {
  engine.update((state) => ({
    ...state,
    views: { axial: FIRST_VIEW, coronal: FIRST_VIEW, sagittal: FIRST_VIEW, oblique: FIRST_VIEW },
  }));
}

/** Shows a single plane, or all of them again. */
export function enlarge(engine: PlanesEngine, plane: PlaneName): void {
  engine.update((state) => ({ ...state, active: plane, shown: state.shown === 'all' ? plane : 'all' }));
}

/** Activates the neighbouring plane; if a single plane is shown, the neighbour replaces it. */
export function nextPlane(engine: PlanesEngine, plane: PlaneName, by: 1 | -1): void {
  const count = PLANE_NAMES.length;
  const active = PLANE_NAMES[(PLANE_NAMES.indexOf(plane) + by + count) % count]!;
  engine.update((state) => ({ ...state, active, shown: state.shown === 'all' ? 'all' : active }));
}

export function goToEnd(engine: PlanesEngine, plane: PlaneName, end: 'first' | 'last'): void {
  const { count } = positionOf(engine.snapshot().state, engine.volume.lattice, plane);
  goTo(engine, plane, end === 'first' ? 0 : count - 1);
}

const panelOf = (plane: PlaneName) => PLANE_NAMES.indexOf(plane);

/** Deletes the selected measurement; without a selection, the last one of the plane. */
export function erase(engine: PlanesEngine, plane: PlaneName): void {
  afterMeasures(() =>
    engine.update((state) => eraseSelectedOrLast(state, planeAnchor(state, engine.series, plane))),
  );
}

/** Undoes the last change of a measurement on these planes. */
export function undo(engine: PlanesEngine): void {
  afterMeasures(() => engine.update((state) => stepPlaneMeasures(state, engine.series, 'undo')));
}

/** Redoes the last undone step. */
export function redo(engine: PlanesEngine): void {
  afterMeasures(() => engine.update((state) => stepPlaneMeasures(state, engine.series, 'redo')));
}

/** Selects the next measurement of the plane. */
export function selectNext(engine: PlanesEngine, plane: PlaneName): void {
  afterMeasures(() =>
    engine.update((state) => selectNextMeasure(state, planeAnchor(state, engine.series, plane))),
  );
}

/** Moves the selected measurement or handle by this many CSS pixels. */
export function nudge(engine: PlanesEngine, plane: PlaneName, by: Point): void {
  measure(({ drawing }) => drawing.nudge(measureHostOfPlanes(engine), panelOf(plane), by));
}

/** Moves the keyboard cursor of a measuring tool. */
export function moveAim(engine: PlanesEngine, plane: PlaneName, by: Point): void {
  measure(({ drawing }) => drawing.moveAim(measureHostOfPlanes(engine), panelOf(plane), by));
}

export function putPoint(engine: PlanesEngine, plane: PlaneName): void {
  measure(({ drawing }) => drawing.putPoint(measureHostOfPlanes(engine), panelOf(plane)));
}

export function selectHandle(engine: PlanesEngine): void {
  measure(({ drawing }) => drawing.selectHandle(measureHostOfPlanes(engine)));
}
