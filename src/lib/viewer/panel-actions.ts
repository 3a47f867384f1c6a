import type { Point, ShownAnchor } from '#lib/imaging/measure.ts';
import { adjustWindow, PLAIN_WINDOW, type Window } from '#lib/imaging/windowing.ts';
import type { Picture } from './picture.ts';
import { type ScaleBar, scaleBar } from './scale-bar.ts';
import { anchorOf, factsAt, type ImageFacts, type Stack } from './stack.ts';
import { changeView, setWindow, type ViewState } from './state.ts';
import {
  flip,
  type ImageShape,
  type Matrix,
  panBy,
  rotate,
  type Size,
  toPanel,
  type View,
  zoomAt,
} from './view.ts';

/** The parts of the engine that panel actions need. */
export interface PanelHost {
  snapshot(): { state: ViewState };
  update(next: (state: ViewState) => ViewState): void;
  sizeOf(panel: number): Size | undefined;
  /** The picture of a panel's slice; undefined while it is loading. */
  picture(panel: number): Picture | undefined;
  stackOf(panel: number): Stack | undefined;
}

export function changeViewOf(host: PanelHost, panel: number, to: (view: View) => View): void {
  host.update((state) => changeView(state, panel, to));
}

/** `at`: CSS pixels from the panel's upper left corner; its centre when absent. */
export function zoomPanel(host: PanelHost, panel: number, factor: number, at?: Point): void {
  const size = host.sizeOf(panel);
  const point = at && size ? { x: at.x - size.width / 2, y: at.y - size.height / 2 } : { x: 0, y: 0 };
  changeViewOf(host, panel, (view) => zoomAt(view, factor, point));
}

export function panPanel(host: PanelHost, panel: number, by: Point): void {
  const [size, shape] = [host.sizeOf(panel), shapeOf(host, panel)];
  if (size && shape) changeViewOf(host, panel, (view) => panBy(view, by, shape, size));
}

export function rotatePanel(host: PanelHost, panel: number): void {
  const [size, shape] = [host.sizeOf(panel), shapeOf(host, panel)];
  if (size && shape) changeViewOf(host, panel, (view) => rotate(view, shape, size));
}

export function flipPanel(host: PanelHost, panel: number): void {
  changeViewOf(host, panel, flip);
}

/** Changes a panel's window, in fractions of its width. */
export function windowPanel(host: PanelHost, panel: number, level: number, stretch: number): void {
  host.update((state) => setWindow(state, panel, adjustWindow(windowOf(host, panel), level, stretch)));
}

/** The properties of a panel's image. */
export function factsOf(host: PanelHost, panel: number): ImageFacts | undefined {
  const stack = host.stackOf(panel);
  return stack && factsAt(stack, host.snapshot().state.panels[panel]?.index ?? stack.start);
}

/** The window of a panel: its own, or else its image's. */
export function windowOf(host: PanelHost, panel: number): Window {
  const shown = host.snapshot().state.panels[panel];
  return shown?.window ?? factsOf(host, panel)?.window ?? PLAIN_WINDOW;
}

function shapeOf(host: PanelHost, panel: number): ImageShape | undefined {
  const facts = factsOf(host, panel);
  if (!facts) return undefined;
  const { width, height } = host.picture(panel) ?? facts.shape;
  return { width, height, spacing: facts.shape.spacing };
}

/** From image pixels to CSS pixels of the panel. */
export function matrixOf(host: PanelHost, panel: number): Matrix | undefined {
  const view = host.snapshot().state.panels[panel]?.view;
  const [size, shape] = [host.sizeOf(panel), shapeOf(host, panel)];
  return view && size && shape && toPanel(view, shape, size);
}

/** The scale bar of a panel's image; undefined if its scale is unknown. */
export function scaleOf(host: PanelHost, panel: number): ScaleBar | undefined {
  const view = host.snapshot().state.panels[panel]?.view;
  const [size, shape] = [host.sizeOf(panel), shapeOf(host, panel)];
  return view && size && shape && scaleBar(view, shape, size);
}

/** The image in a panel; null while its file is unknown. */
export function anchorOn(host: PanelHost, panel: number): ShownAnchor | null {
  return anchorOf(host.stackOf(panel), host.snapshot().state.panels[panel]?.index ?? -1);
}
