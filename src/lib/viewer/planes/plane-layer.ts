import type { Plane } from '#lib/imaging/volume/planes.ts';
import { type Sampling, type Slab, samplingOf } from '#lib/imaging/volume/sampling.ts';
import type { Volume } from '#lib/imaging/volume/volume.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import type { Rectangle } from '../layer.ts';
import { toPanel, type View } from '../view.ts';

/** The data for drawing one plane. Lengths are in CSS pixels; the rectangle is on the renderer's canvas. */
export interface PlaneLayer {
  rectangle: Rectangle;
  plane: Plane;
  slab: Slab;
  view: View;
  window: Window;
  inverted: boolean;
  /** Incremented with each slice that arrives, which forces a new drawing. */
  version: number;
}

export interface PlaneRenderer {
  readonly canvas: HTMLCanvasElement;
  resize(width: number, height: number, pixelRatio: number): void;
  /** To be called when a slice of the volume has arrived; without an index, for all loaded slices. */
  sliceCame(index?: number): void;
  /** Draws one panel, without affecting the others. */
  paint(layer: PlaneLayer): void;
  destroy(): void;
}

/** The shape of a plane as an image whose pixels are square millimetres. */
export function shapeOf({ width, height }: Plane) {
  return { width, height, spacing: [1, 1] as const };
}

/** The sampling of a layer, for `ratio` device pixels per CSS pixel. */
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

/** Whether two layers give the same drawing. */
export function drawsSame(a: PlaneLayer, b: PlaneLayer | undefined): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
