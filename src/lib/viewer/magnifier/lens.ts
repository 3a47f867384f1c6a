import type { Point } from '#lib/imaging/measure.ts';
import { clamp } from '#lib/platform/numbers.ts';
import type { Matrix, Size } from '../view.ts';

/** The enlargement of the lens relative to the panel. */
export const LENS_ZOOM = 3;
/** Maximum side of the lens (CSS pixels), and maximum fraction of a small panel. */
const SIDE = { most: 240, part: 0.6 };
/** Distance (CSS pixels) from a finger to the lens: the hand must not cover the magnified point. */
const CLEAR = 32;

/** The position of the lens on its panel, in CSS pixels. */
export interface Lens {
  left: number;
  top: number;
  side: number;
}

/** A lens around a point, above it for a finger (or below if there is no room); always fully inside the panel. */
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

/** Transforms image pixels to CSS pixels of the lens, with the magnified point in the middle. */
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

/** A point moved by keys, kept inside the panel. */
export function movedOn({ x, y }: Point, by: Point, { width, height }: Size): Point {
  return { x: clamp(x + by.x, 0, width), y: clamp(y + by.y, 0, height) };
}
