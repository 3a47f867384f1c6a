import type { FramePlanes } from './frame-format.ts';

/** A rectangle to black out, in pixels of the image. */
export interface Mask {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Maximum number of images masked in one call, and of rectangles on each. */
export const MASK_AT_ONCE = 10;
export const MASK_ZONES_MAX = 60;
/** Maximum length of an administrator's reason for masking, in characters. */
export const REASON_MAX = 500;

/** Calls back for each run of pixels (from an index to before another) that rectangles cover, in row order. */
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

/** Maximum number of rectangles stored with an image: 400 characters for each of 2,000 images. */
const ZONES_KEPT = 16;
/** The stored form of rectangles, « 0,0,200,40 10,90,50,20 »: a text, since arrays count towards a body's limits. */
export const KEPT_ZONES = /^\d{1,5}(,\d{1,5}){3}( \d{1,5}(,\d{1,5}){3}){0,15}$/;

/** The stored form of an image's masks; undefined when there are none, or too many to be stored. */
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
 * Maximum size of the stored masks in a body, in bytes, in addition to its other content: a banner on each of ten
 * thousand images, and as much again.
 */
export const ZONES_BYTES = 512 * 1024;

/** Folders of images in a body; only the stored masks matter here. */
export interface ZonedFolders {
  images?: readonly { masked?: string | undefined }[] | undefined;
}

/** Size in bytes of a stored text of masks in the image's JSON. */
const bytesOf = (masked: string | undefined): number =>
  masked === undefined ? 0 : ',"masked":""'.length + masked.length;

/** Total size in bytes of all stored masks in a body. */
export function zonesBytes(folders: readonly ZonedFolders[]): number {
  let bytes = 0;
  for (const { images = [] } of folders) for (const { masked } of images) bytes += bytesOf(masked);
  return bytes;
}

/**
 * The stored form of an image's masks if the body has room for it: a body that is too large could no longer be
 * saved. Leaving it out does no harm: an export then cannot explain the black part, and cites no original file.
 * @param spent size in bytes of the masks that the body stores for other images
 */
export function fittingZones(masks: readonly Mask[], spent: number): string | undefined {
  const masked = keptZones(masks);
  return spent + bytesOf(masked) <= ZONES_BYTES ? masked : undefined;
}

/** Parses the stored form of masks. */
export const zonesIn = (kept = ''): Mask[] =>
  kept === ''
    ? []
    : kept.split(' ').map((zone) => {
        const [x = 0, y = 0, width = 0, height = 0] = zone.split(',').map(Number);
        return { x, y, width, height };
      });

/** Blacks out rectangles in place; the covered values cannot be recovered. */
export function applyMasks(planes: FramePlanes, masks: readonly Mask[], inverted: boolean): void {
  const { samples, pixels } = planes;
  if (masks.length === 0) return;
  let black: number = samples === 3 ? 0 : pixels[0]!;
  if (samples === 1) for (const value of pixels) if (inverted ? value > black : value < black) black = value;
  eachMaskedRun(planes, masks, (from, to) => pixels.fill(black, from * samples, to * samples));
}
