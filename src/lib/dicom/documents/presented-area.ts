import type { Point } from '#lib/imaging/measure.ts';
import { PRESENTATION_TAGS as TAG } from '../attributes/presentation-tags.ts';
import type { DataSet } from '../data-set.ts';
import { codesOf, numberOf, numbersOf } from '../values.ts';

/** Rotation and flip of a presentation state (PS3.3 C.10.6): first clockwise quarter turns, then a left-right flip. */
export interface Turn {
  quarters: number;
  isFlipped: boolean;
}

/** The displayed area (C.10.4): a box in pixels of the image before rotation and flip. */
export interface DisplayedArea {
  from: Point;
  to: Point;
  /** SCALE TO FIT, TRUE SIZE or MAGNIFY. */
  mode: string;
}

/** Bound of the corners' coordinates. */
const COORDINATE_MAX = 1 << 20;

/** Rotation and flip of the images; undefined when the angle is not a multiple of 90°. */
export function turnOf(dataSet: DataSet): Turn | undefined {
  const quarters = (numberOf(dataSet, TAG.ImageRotation, 'US') ?? 0) / 90;
  if (!Number.isInteger(quarters) || quarters < 0) return undefined;
  return { quarters: quarters % 4, isFlipped: codesOf(dataSet, TAG.ImageHorizontalFlip)[0] === 'Y' };
}

/** A point in an item; undefined when missing or out of bounds. */
export function pointOf(dataSet: DataSet, tag: number, vr: string): Point | undefined {
  const [x, y] = numbersOf(dataSet, tag, vr);
  if (x === undefined || y === undefined) return undefined;
  return Math.abs(x) <= COORDINATE_MAX && Math.abs(y) <= COORDINATE_MAX ? { x, y } : undefined;
}

/** The displayed area of an item: its corners are pixel numbers, from 1, and both pixels are included. */
export function areaOf(item: DataSet): DisplayedArea | undefined {
  const [a, b] = [TAG.DisplayedAreaTopLeftHandCorner, TAG.DisplayedAreaBottomRightHandCorner].map((tag) =>
    pointOf(item, tag, 'SL'),
  );
  if (!a || !b) return undefined;
  const mode = codesOf(item, TAG.PresentationSizeMode)[0] || 'SCALE TO FIT';
  const from = { x: Math.min(a.x, b.x) - 1, y: Math.min(a.y, b.y) - 1 };
  return { from, to: { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) }, mode };
}

/**
 * From fractions of the displayed area to image pixels: 0, 0 is the upper left corner as displayed. Rotation and flip
 * determine which corner of the image that is, since some writers give the area's corners in the image's order.
 */
export function fromDisplay({ from, to }: DisplayedArea, { quarters, isFlipped }: Turn) {
  return ({ x, y }: Point): Point => {
    const across = isFlipped ? 1 - x : x;
    // The position before rotation and flip, in fractions of the area.
    const [u, v] = [
      [across, y],
      [y, 1 - across],
      [1 - across, 1 - y],
      [1 - y, across],
    ][quarters] as [number, number];
    return { x: from.x + u * (to.x - from.x), y: from.y + v * (to.y - from.y) };
  };
}
