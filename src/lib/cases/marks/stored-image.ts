import { isWithin } from '#lib/dicom/attributes/marks-limits.ts';
import type { MarkedImage, ProposedView } from '#lib/dicom/attributes/proposed-marks.ts';
import type { Point } from '#lib/imaging/measure.ts';

/** An image that documents may have marked, as its file says it is. */
export interface SeenImage {
  /** Its names in its file. They stay in the author's browser. */
  instance: string;
  frame: number;
  series: string;
  rescale: { slope: number; intercept: number };
  /** Whether a table made its values: no conversion leads to them. */
  isTabled: boolean;
  /** Whether the file itself says that low values are white. */
  isInverted: boolean;
}

/** The same in its case, and how its pixels are those of its file. */
export interface StoredImage extends SeenImage {
  /** Where it is in the case. */
  folder: string;
  key: string;
  image: number;
  /** Pixels of the file, and of what is stored. */
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Whether it has windows: pictures of 8 bits have none. */
  isFrame: boolean;
}

/** The image that a document names, where it is in the case; the first frame of a file of which it names none. */
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

/** A point of a file's pixels in those of the stored image: both count from the outer edge. */
export function storedPoint({ x, y }: Point, { columns, rows, width, height }: StoredImage): Point {
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return { x: rounded((x * width) / columns), y: rounded((y * height) / rows) };
}

/** A window in the units that the image is shown in; undefined where it has none, or nobody knows which units are meant. */
export function windowIn(
  window: ProposedView['window'],
  { isFrame, rescale, isTabled }: Pick<StoredImage, 'isFrame' | 'rescale' | 'isTabled'>,
) {
  if (!window || !isFrame || isTabled) return undefined;
  const isPlain = rescale.slope === 1 && rescale.intercept === 0;
  // Without a conversion of its own a state means stored values (PS3.3 C.11.1), though many mean the image's units.
  const own = window.rescale ?? (isPlain ? rescale : undefined);
  if (!own) return undefined;
  const scale = rescale.slope / own.slope;
  const centre = (window.centre - own.intercept) * scale + rescale.intercept;
  const width = Math.abs(window.width * scale);
  return Number.isFinite(centre) && Math.abs(centre) <= 100_000 && width >= 0.001 && width <= 200_000
    ? { centre, width }
    : undefined;
}

/** How many sizes of the image the middle of an area may be from the image's own. */
const AWAY = 2;

/** How far an area enlarges its image, and its middle in pixels of the file; undefined where it is all of it, or none of it. */
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
