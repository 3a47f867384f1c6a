import type { Point } from '#lib/imaging/measure.ts';
import { clamp } from '#lib/platform/numbers.ts';

/** The position of an image in its panel. Pan is in CSS pixels of the panel, from its centre. */
export interface View {
  /** Zoom factor; at 1 the whole image fits in the panel. */
  zoom: number;
  pan: Point;
  /** Number of clockwise quarter turns. */
  rotation: number;
  flipped: boolean;
  inverted: boolean;
}

export interface Size {
  width: number;
  height: number;
}

/** An image's size, and the spacing of its pixels (between rows, between columns). */
export interface ImageShape extends Size {
  spacing: readonly [number, number] | null;
}

/** An affine transformation: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** Limits of the zoom factor. */
export const ZOOM = { least: 0.1, most: 20 };
export const FIRST_VIEW: View = {
  zoom: 1,
  pan: { x: 0, y: 0 },
  rotation: 0,
  flipped: false,
  inverted: false,
};

/** Pixel aspect: height divided by width. */
function aspectOf({ spacing }: ImageShape): number {
  return spacing ? spacing[0] / spacing[1] : 1;
}

/** CSS pixels per image column when the whole image fits. */
export function fitScale(image: ImageShape, panel: Size, rotation: number): number {
  const tall = image.height * aspectOf(image);
  const [width, height] = rotation % 2 === 0 ? [image.width, tall] : [tall, image.width];
  return Math.min(panel.width / width, panel.height / height);
}

/** From image pixels to CSS pixels of the panel. */
export function toPanel(view: View, image: ImageShape, panel: Size): Matrix {
  const scale = fitScale(image, panel, view.rotation) * view.zoom;
  const quarter = ((view.rotation % 4) + 4) % 4;
  const [cos, sin] = [[1, 0, -1, 0][quarter]!, [0, 1, 0, -1][quarter]!];
  const sx = scale * (view.flipped ? -1 : 1);
  const sy = scale * aspectOf(image);
  const linear = { a: cos * sx, b: sin * sx, c: -sin * sy, d: cos * sy };
  const centre = { x: image.width / 2, y: image.height / 2 };
  return {
    ...linear,
    e: panel.width / 2 + view.pan.x - linear.a * centre.x - linear.c * centre.y,
    f: panel.height / 2 + view.pan.y - linear.b * centre.x - linear.d * centre.y,
  };
}

/** The matrix for a reduced copy of the image, whose pixels are larger by these factors. */
export function stretched({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Matrix {
  return { a: a * x, b: b * x, c: c * y, d: d * y, e, f };
}

/** The inverse transformation. */
export function inverse({ a, b, c, d, e, f }: Matrix): Matrix {
  const det = a * d - b * c;
  return {
    a: d / det,
    b: -b / det,
    c: -c / det,
    d: a / det,
    e: (c * f - d * e) / det,
    f: (b * e - a * f) / det,
  };
}

export function apply({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Zooms by a factor while the point at `at` (CSS pixels from the panel's centre) stays in place. */
export function zoomAt(view: View, factor: number, at: Point): View {
  const zoom = clamp(view.zoom * factor, ZOOM.least, ZOOM.most);
  const by = zoom / view.zoom;
  return { ...view, zoom, pan: { x: at.x - (at.x - view.pan.x) * by, y: at.y - (at.y - view.pan.y) * by } };
}

/** Rotates clockwise by a quarter turn about the panel's centre, keeping the zoom relative to the fitted size. */
export function rotate(view: View, image: ImageShape, panel: Size): View {
  const rotation = (view.rotation + 1) % 4;
  const by = fitScale(image, panel, rotation) / fitScale(image, panel, view.rotation);
  return { ...view, rotation, pan: { x: -view.pan.y * by, y: view.pan.x * by } };
}

/** Flips the image horizontally as seen in the panel, whatever its rotation. */
export function flip(view: View): View {
  const pan = { x: -view.pan.x, y: view.pan.y };
  return { ...view, flipped: !view.flipped, rotation: (4 - (view.rotation % 4)) % 4, pan };
}

/** Pans the image, but never completely out of the panel. */
export function panBy(view: View, by: Point, image: ImageShape, panel: Size): View {
  const scale = fitScale(image, panel, view.rotation) * view.zoom;
  const shown = [image.width * scale, image.height * aspectOf(image) * scale];
  const [wide, tall] = (view.rotation % 2 === 0 ? shown : shown.toReversed()) as [number, number];
  const within = (value: number, side: number, length: number) => {
    const most = (side + length) / 2 - Math.min(40, length / 2);
    return clamp(value, -most, most);
  };
  const pan = {
    x: within(view.pan.x + by.x, panel.width, wide),
    y: within(view.pan.y + by.y, panel.height, tall),
  };
  return { ...view, pan };
}

/** The matrix for a target with `ratio` device pixels per CSS pixel. */
export function toDevice({ a, b, c, d, e, f }: Matrix, ratio: number): Matrix {
  return { a: a * ratio, b: b * ratio, c: c * ratio, d: d * ratio, e: e * ratio, f: f * ratio };
}
