import type { Plane } from '#lib/imaging/volume/planes.ts';
import { type Sampling, type Slab, samplingOf } from '#lib/imaging/volume/sampling.ts';
import type { Volume } from '#lib/imaging/volume/volume.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import type { Rectangle } from '../layer.ts';
import { toPanel, type View } from '../view.ts';

/** One panel to draw. Lengths are CSS pixels; the rectangle is on the renderer's canvas. */
export interface PlaneLayer {
  rectangle: Rectangle;
  plane: Plane;
  slab: Slab;
  view: View;
  window: Window;
  inverted: boolean;
  /** Incremented with each slice that arrives. */
  version: number;
}

export interface PlaneRenderer {
  readonly canvas: HTMLCanvasElement;
  resize(width: number, height: number, pixelRatio: number): void;
  /** To be called when another slice of the volume has arrived; without index, all that are loaded. */
  sliceCame(index?: number): void;
  /** Draws a panel; the others stay as they are. */
  paint(layer: PlaneLayer): void;
  destroy(): void;
}

/** A plane as an image whose pixels are square millimetres. */
export function shapeOf({ width, height }: Plane) {
  return { width, height, spacing: [1, 1] as const };
}

/** How a layer is sampled, on a target of `ratio` device pixels to a CSS pixel. */
export function layerSampling(
  volume: Volume,
  { rectangle, plane, slab, view }: PlaneLayer,
  ratio: number,
): Sampling {
  const { a, d, e, f } = toPanel(view, shapeOf(plane), rectangle);
  const half = 0.5 / ratio;
  return samplingOf(volume, plane, slab, { x: (half - e) / a, y: (half - f) / d, pitch: 1 / (a * ratio) });
}

/** The rectangle in device pixels. */
export function devicePixels({ left, top, width, height }: Rectangle, ratio: number): Rectangle {
  const [x, y] = [Math.round(left * ratio), Math.round(top * ratio)];
  return {
    left: x,
    top: y,
    width: Math.round((left + width) * ratio) - x,
    height: Math.round((top + height) * ratio) - y,
  };
}

/** Whether two layers would draw the same. */
export function drawsSame(a: PlaneLayer, b: PlaneLayer | undefined): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
