import type { MarkedImage } from '#lib/cases/marked-image.ts';
import type { Point } from '#lib/imaging/measure.ts';

/** Number of decimals of coordinates, as in Anki's own editor. */
const DECIMALS = 4;

/** Number of the card: all shapes of a note belong to its only card. */
const CARD = 1;

/** A fraction of the picture's width or height, as Anki writes it: « .25 ». */
const written = (part: number) => String(Number(part.toFixed(DECIMALS))).replace(/^(-?)0\./, '$1.');

/** A point's place on the picture, in fractions of its sides, after mirroring, then quarter turns clockwise. */
function onPicture({ x, y }: Point, { image: { width, height }, view }: Pick<MarkedImage, 'image' | 'view'>) {
  let place: Point = { x: x / width, y: y / height };
  if (view?.flipped) place = { x: 1 - place.x, y: place.y };
  for (let quarter = 0; quarter < (view?.rotation ?? 0); quarter++) place = { x: 1 - place.y, y: place.x };
  return place;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Whether a box has a size after rounding, so that Anki draws it, and part of it is on the picture. */
function isSeen({ left, top, width, height }: Box): boolean {
  const sides = [width / 2, height / 2].map((half) => Number(half.toFixed(DECIMALS)));
  return !sides.includes(0) && left < 1 && top < 1 && left + width > 0 && top + height > 0;
}

function shapeOf(kind: string, points: readonly Point[], { left, top, width, height }: Box): string {
  const corner = `left=${written(left)}:top=${written(top)}`;
  if (kind === 'ellipse') return `ellipse:${corner}:rx=${written(width / 2)}:ry=${written(height / 2)}`;
  return `polygon:${corner}:points=${points.map(({ x, y }) => `${written(x)},${written(y)}`).join(' ')}`;
}

/**
 * The shapes that Anki draws over the picture of a structure, as text of the field « Occlusion »; empty if none would
 * be visible. Coordinates are fractions, so they depend neither on the picture's size nor on the shape of its pixels.
 */
export function occlusionOf(marked: MarkedImage): string {
  return marked.marks
    .map(({ kind, points }) => {
      const placed = points.map((point) => onPicture(point, marked));
      const box = boxAround(placed);
      return isSeen(box) ? `{{c${CARD}::image-occlusion:${shapeOf(kind, placed, box)}}}<br>` : '';
    })
    .join('');
}
