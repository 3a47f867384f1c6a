import type { FramePlanes } from './frame-format.ts';

/** A rectangle to black out, in pixels of the image. */
export interface Mask {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Images masked in one call, and rectangles on each. */
export const MASK_AT_ONCE = 10;
export const MASK_ZONES_MAX = 60;
/** Characters of why an administrator masks. */
export const REASON_MAX = 500;

/** Names the runs of pixels, from one index to before another, that rectangles cover in an image read row by row. */
export function eachMaskedRun(
  { rows, columns }: Pick<FramePlanes, 'rows' | 'columns'>,
  masks: readonly Mask[],
  fill: (from: number, to: number) => void,
): void {
  for (const { x, y, width, height } of masks) {
    const left = Math.max(0, Math.floor(x));
    const right = Math.min(columns, Math.ceil(x + width));
    const bottom = Math.min(rows, Math.ceil(y + height));
    for (let row = Math.max(0, Math.floor(y)); row < bottom && right > left; row++)
      fill(row * columns + left, row * columns + right);
  }
}

/** Blacks out rectangles, in place: nothing of what was there can be got back. */
export function applyMasks(planes: FramePlanes, masks: readonly Mask[], inverted: boolean): void {
  const { samples, pixels } = planes;
  if (masks.length === 0) return;
  let black: number = samples === 3 ? 0 : pixels[0]!;
  if (samples === 1) for (const value of pixels) if (inverted ? value > black : value < black) black = value;
  eachMaskedRun(planes, masks, (from, to) => pixels.fill(black, from * samples, to * samples));
}
