import { isWithin } from '#lib/dicom/attributes/marks-limits.ts';
import type { MarkedImage, ProposedView } from '#lib/dicom/attributes/proposed-marks.ts';
import type { Point } from '#lib/imaging/measure.ts';

/** An image that documents may refer to, as its file describes it. */
export interface SeenImage {
  /** The identifiers in its file, which stay in the author's browser. */
  instance: string;
  frame: number;
  series: string;
  rescale: { slope: number; intercept: number };
  /** Whether its values come from a lookup table, so that no linear rescale applies. */
  isTabled: boolean;
  /** Whether the file itself is MONOCHROME1: low values are white. */
  isInverted: boolean;
}

/** The same image as stored in its case, and the mapping from the file's pixels to the stored ones. */
export interface StoredImage extends SeenImage {
  /** Position in the case. */
  folder: string;
  key: string;
  image: number;
  /** Size in pixels: in the file, and as stored. */
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Whether it is a frame, which has windows; 8-bit pictures have none. */
  isFrame: boolean;
}

/** Finds the stored image to which a document refers; the first frame when the document names none. */
export type FindImage = (image: MarkedImage) => StoredImage | undefined;

export function imageFinder(images: readonly StoredImage[]): FindImage {
  const known = new Map<string, StoredImage>();
  for (const image of images)
    for (const frame of [image.frame, 0]) {
      const key = `${image.instance} ${frame}`;
      if (!known.has(key)) known.set(key, image);
    }
  return ({ instance, frame }) => known.get(`${instance} ${frame}`);
}

/** Converts a point from the file's pixels to the stored image's; both count from the outer edge. */
export function storedPoint({ x, y }: Point, { columns, rows, width, height }: StoredImage): Point {
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return { x: rounded((x * width) / columns), y: rounded((y * height) / rows) };
}

/** A window in the units in which the image is displayed; undefined when there is none, or its units are unknown. */
export function windowIn(
  window: ProposedView['window'],
  { isFrame, rescale, isTabled }: Pick<StoredImage, 'isFrame' | 'rescale' | 'isTabled'>,
) {
  if (!window || !isFrame || isTabled) return undefined;
  const isPlain = rescale.slope === 1 && rescale.intercept === 0;
  // Without a rescale of its own, a state refers to stored values (PS3.3 C.11.1), but many mean rescaled units.
  const own = window.rescale ?? (isPlain ? rescale : undefined);
  if (!own) return undefined;
  const scale = rescale.slope / own.slope;
  const centre = (window.centre - own.intercept) * scale + rescale.intercept;
  const width = Math.abs(window.width * scale);
  return Number.isFinite(centre) && Math.abs(centre) <= 100_000 && width >= 0.001 && width <= 200_000
    ? { centre, width }
    : undefined;
}

/** Maximum distance from the image's centre to the area's centre, in image sizes. */
const AWAY = 2;

/** Zoom factor of an area and its centre in pixels of the file; undefined if it shows the whole image or none of it. */
export function enlargedTo({ area }: Pick<ProposedView, 'area'>, image: StoredImage) {
  if (!area) return undefined;
  const { columns, rows } = image;
  const [width, height] = [area.to.x - area.from.x, area.to.y - area.from.y];
  if (!(width > 0 && height > 0)) return undefined;
  const zoom = Math.round(Math.min(columns / width, rows / height) * 100) / 100;
  const middle = { x: (area.from.x + area.to.x) / 2, y: (area.from.y + area.to.y) / 2 };
  const isWhole =
    Math.abs(zoom - 1) < 0.01 && Math.abs(middle.x - columns / 2) < 1 && Math.abs(middle.y - rows / 2) < 1;
  const isNear =
    Math.abs(middle.x - columns / 2) <= AWAY * columns &&
    Math.abs(middle.y - rows / 2) <= AWAY * rows &&
    isWithin([storedPoint(middle, image)]);
  if (isWhole || !isNear) return undefined;
  return { zoom: Math.min(20, Math.max(0.1, zoom)), middle };
}
