import type { Point } from '#lib/imaging/measure.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { Matrix, Size } from '../view.ts';

/** The enlargement of the lens relative to the panel. */
export const LENS_ZOOM = 3;
/** Side of the lens (CSS pixels), and the part of a small panel that it takes. */
const SIDE = { most: 240, part: 0.6 };
/** Distance from a finger to the lens: the magnified point must not be under the hand. */
const CLEAR = 32;

/** The place of the lens on its panel, in CSS pixels. */
export interface Lens {
  left: number;
  top: number;
  side: number;
}

/** A lens around a place, above it for a finger (beneath where there is no room); always whole on the panel. */
export function lensAt({ x, y }: Point, panel: Size, byFinger: boolean): Lens {
  const side = Math.round(Math.min(SIDE.most, Math.min(panel.width, panel.height) * SIDE.part));
  const above = y - CLEAR - side;
  const top = byFinger ? (above >= 0 ? above : y + CLEAR) : y - side / 2;
  return {
    left: clamp(x - side / 2, 0, panel.width - side),
    top: clamp(top, 0, panel.height - side),
    side,
  };
}

/** From image pixels to CSS pixels of the lens, with the magnified point in its middle. */
export function throughLens(toPanel: Matrix, at: Point, side: number): Matrix {
  const { a, b, c, d, e, f } = toPanel;
  const zoom = LENS_ZOOM;
  return {
    a: a * zoom,
    b: b * zoom,
    c: c * zoom,
    d: d * zoom,
    e: (e - at.x) * zoom + side / 2,
    f: (f - at.y) * zoom + side / 2,
  };
}

/** A place moved by keys; it stays on the panel. */
export function movedOn({ x, y }: Point, by: Point, { width, height }: Size): Point {
  return { x: clamp(x + by.x, 0, width), y: clamp(y + by.y, 0, height) };
}
