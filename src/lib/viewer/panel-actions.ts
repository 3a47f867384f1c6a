import {
  ellipseStatistics,
  type Measure,
  type Point,
  probe,
  type RegionStatistics,
} from '#lib/domain/measure.ts';
import { adjustWindow, PLAIN_WINDOW, type Window } from '#lib/domain/windowing.ts';
import { type Picture, valuesOf } from './picture.ts';
import { type ScaleBar, scaleBar } from './scale-bar.ts';
import type { Stack } from './stack.ts';
import { changeView, setWindow, type ViewState } from './state.ts';
import {
  type ImageShape,
  type Matrix,
  mirrored,
  panBy,
  type Size,
  toPanel,
  turned,
  type View,
  zoomAt,
} from './view.ts';

/** What the actions need of the engine. */
interface Stage {
  snapshot(): { state: ViewState };
  update(next: (state: ViewState) => ViewState): void;
  sizeOf(panel: number): Size | undefined;
  shown(panel: number): Picture | undefined;
  stackOf(panel: number): Stack | undefined;
}

export function changeViewOf(stage: Stage, panel: number, to: (view: View) => View): void {
  stage.update((state) => changeView(state, panel, to));
}

/** `at`: CSS pixels from the panel's upper left corner; its centre when absent. */
export function zoomPanel(stage: Stage, panel: number, factor: number, at?: Point): void {
  const size = stage.sizeOf(panel);
  const point = at && size ? { x: at.x - size.width / 2, y: at.y - size.height / 2 } : { x: 0, y: 0 };
  changeViewOf(stage, panel, (view) => zoomAt(view, factor, point));
}

export function panPanel(stage: Stage, panel: number, by: Point): void {
  const [size, shape] = [stage.sizeOf(panel), shapeOf(stage, panel)];
  if (size && shape) changeViewOf(stage, panel, (view) => panBy(view, by, shape, size));
}

export function turnPanel(stage: Stage, panel: number): void {
  const [size, shape] = [stage.sizeOf(panel), shapeOf(stage, panel)];
  if (size && shape) changeViewOf(stage, panel, (view) => turned(view, shape, size));
}

export function mirrorPanel(stage: Stage, panel: number): void {
  changeViewOf(stage, panel, mirrored);
}

/** Moves a panel's window, in parts of its width. */
export function windowPanel(stage: Stage, panel: number, level: number, stretch: number): void {
  stage.update((state) => setWindow(state, panel, adjustWindow(windowOf(stage, panel), level, stretch)));
}

/** The window a panel is shown with: its own, else its folder's. */
export function windowOf(stage: Stage, panel: number): Window {
  const shown = stage.snapshot().state.panels[panel];
  return shown?.window ?? stage.stackOf(panel)?.window ?? PLAIN_WINDOW;
}

function shapeOf(stage: Stage, panel: number): ImageShape | undefined {
  const stack = stage.stackOf(panel);
  if (!stack) return undefined;
  const { width, height } = stage.shown(panel) ?? stack.shape;
  return { width, height, spacing: stack.shape.spacing };
}

/** From image pixels to CSS pixels of the panel. */
export function matrixOf(stage: Stage, panel: number): Matrix | undefined {
  const view = stage.snapshot().state.panels[panel]?.view;
  const [size, shape] = [stage.sizeOf(panel), shapeOf(stage, panel)];
  return view && size && shape && toPanel(view, shape, size);
}

/** The scale that a panel's image is shown at; undefined where it is not known. */
export function scaleOf(stage: Stage, panel: number): ScaleBar | undefined {
  const view = stage.snapshot().state.panels[panel]?.view;
  const [size, shape] = [stage.sizeOf(panel), shapeOf(stage, panel)];
  return view && size && shape && scaleBar(view, shape, size);
}

/** What an ellipse or a probe reads on a panel's slice; undefined until its true values are there. */
export function readMeasure(
  stage: Stage,
  panel: number,
  { kind, points: [a, b] }: Measure,
): RegionStatistics | number | null | undefined {
  const picture = stage.shown(panel);
  if (picture?.kind !== 'frame' || !a) return undefined;
  if (kind === 'probe') return probe(a, valuesOf(picture));
  const spacing = stage.stackOf(panel)?.shape.spacing ?? null;
  return kind === 'ellipse' && b ? ellipseStatistics(a, b, valuesOf(picture), spacing) : undefined;
}
