import type { Point } from '#lib/imaging/measure.ts';
import { PRESENTATION_TAGS as TAG } from '../attributes/presentation-tags.ts';
import type { DataSet } from '../data-set.ts';
import { codesOf, numberOf, numbersOf } from '../values.ts';

/** How the images of a presentation state are turned (PS3.3 C.10.6): first by quarters clockwise, then left and right change sides. */
export interface Turn {
  quarters: number;
  isFlipped: boolean;
}

/** The displayed area (C.10.4): a box of the image, in its pixels before it is turned. */
export interface DisplayedArea {
  from: Point;
  to: Point;
  /** SCALE TO FIT, TRUE SIZE or MAGNIFY. */
  mode: string;
}

/** Corners of images lie within this. */
const COORDINATE_MAX = 1 << 20;

/** How the images are turned; undefined for an angle that is no quarter. */
export function turnOf(dataSet: DataSet): Turn | undefined {
  const quarters = (numberOf(dataSet, TAG.ImageRotation, 'US') ?? 0) / 90;
  if (!Number.isInteger(quarters) || quarters < 0) return undefined;
  return { quarters: quarters % 4, isFlipped: codesOf(dataSet, TAG.ImageHorizontalFlip)[0] === 'Y' };
}

/** A point of a part; undefined where it has none or where no image reaches. */
export function pointOf(dataSet: DataSet, tag: number, vr: string): Point | undefined {
  const [x, y] = numbersOf(dataSet, tag, vr);
  if (x === undefined || y === undefined) return undefined;
  return Math.abs(x) <= COORDINATE_MAX && Math.abs(y) <= COORDINATE_MAX ? { x, y } : undefined;
}

/** The area of an item: its corners name pixels, from 1, and the outer edges of both are meant. */
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
 * From parts of the displayed area to pixels of the image: 0, 0 is its left upper corner as it is displayed. Which corner of
 * the image that is follows from how it is turned, as some writers name the corners of the area in the order of the image.
 */
export function fromDisplay({ from, to }: DisplayedArea, { quarters, isFlipped }: Turn) {
  return ({ x, y }: Point): Point => {
    const across = isFlipped ? 1 - x : x;
    // The place in the image before it was turned, in parts of the area.
    const [u, v] = [
      [across, y],
      [y, 1 - across],
      [1 - across, 1 - y],
      [1 - y, across],
    ][quarters] as [number, number];
    return { x: from.x + u * (to.x - from.x), y: from.y + v * (to.y - from.y) };
  };
}
