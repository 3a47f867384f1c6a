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

/** Rectangles that an image keeps of its masks, at most: 400 letters each of 2,000 images. */
const ZONES_KEPT = 16;
/** Rectangles in whole pixels as they are kept with an image, « 0,0,200,40 10,90,50,20 »: a text, as bodies count their arrays. */
export const KEPT_ZONES = /^\d{1,5}(,\d{1,5}){3}( \d{1,5}(,\d{1,5}){3}){0,15}$/;

/** Where an image was blacked out, as it is kept with it; undefined where that is nowhere, or in too many places to be kept. */
export function keptZones(masks: readonly Mask[]): string | undefined {
  const zones = masks.map(({ x, y, width, height }) => {
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    const sides = [left, top, Math.ceil(x + width) - left, Math.ceil(y + height) - top];
    return sides.map((side) => Math.max(0, side)).join(',');
  });
  const text = [...new Set(zones)].join(' ');
  return zones.length > 0 && zones.length <= ZONES_KEPT && KEPT_ZONES.test(text) ? text : undefined;
}

/**
 * Bytes that a body has for where its images were blacked out, beside all else that it says of them: one banner on each of ten
 * thousand images, and as much again.
 */
export const ZONES_BYTES = 512 * 1024;

/** Folders of images in a body, as far as it counts here. */
export interface ZonedFolders {
  images?: readonly { masked?: string | undefined }[] | undefined;
}

/** Bytes that kept zones take in the JSON of their image. */
const bytesOf = (masked: string | undefined): number =>
  masked === undefined ? 0 : ',"masked":""'.length + masked.length;

/** Bytes that all kept zones of a body take. */
export function zonesBytes(folders: readonly ZonedFolders[]): number {
  let bytes = 0;
  for (const { images = [] } of folders) for (const { masked } of images) bytes += bytesOf(masked);
  return bytes;
}

/**
 * Where an image was blacked out, as it is kept in a body that has room for it: one that grew too large could no longer be
 * saved. Without it nothing wrong is said: an export then does not know whose the black part is, and cites no original.
 * @param spent the bytes of the zones that the body keeps of others
 */
export function fittingZones(masks: readonly Mask[], spent: number): string | undefined {
  const masked = keptZones(masks);
  return spent + bytesOf(masked) <= ZONES_BYTES ? masked : undefined;
}

/** The rectangles of a kept text. */
export const zonesIn = (kept = ''): Mask[] =>
  kept === ''
    ? []
    : kept.split(' ').map((zone) => {
        const [x = 0, y = 0, width = 0, height = 0] = zone.split(',').map(Number);
        return { x, y, width, height };
      });

/** Blacks out rectangles, in place: nothing of what was there can be got back. */
export function applyMasks(planes: FramePlanes, masks: readonly Mask[], inverted: boolean): void {
  const { samples, pixels } = planes;
  if (masks.length === 0) return;
  let black: number = samples === 3 ? 0 : pixels[0]!;
  if (samples === 1) for (const value of pixels) if (inverted ? value > black : value < black) black = value;
  eachMaskedRun(planes, masks, (from, to) => pixels.fill(black, from * samples, to * samples));
}
