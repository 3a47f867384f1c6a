import type { MarkedImage } from '#lib/cases/marked-image.ts';
import type { Point } from '#lib/imaging/measure.ts';

/** Anki's own editor writes parts of an image with as many decimals. */
const DECIMALS = 4;

/** Every shape hides one and the same card's structure. */
const CARD = 1;

/** A part of the picture's width or height, as Anki writes it: « .25 ». */
const written = (part: number) => String(Number(part.toFixed(DECIMALS))).replace(/^(-?)0\./, '$1.');

/** Where a point of an image lies on its picture, in parts of it: mirrored first, then turned by quarters clockwise. */
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

/** Whether a box has an inside that Anki draws, and any of it lies on the picture. */
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
 * What Anki draws over the picture of a structure: its outlines and ellipses, as the field « Occlusion » holds them. Empty where none
 * of them would be seen. Parts of a picture, so that nothing depends on its size, or on how high pixels are.
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
