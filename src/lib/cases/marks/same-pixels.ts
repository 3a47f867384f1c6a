/** Compares an image of a case with its author's files by their pixels, since no file names are stored. */

import { eachMaskedRun, type Mask } from '#lib/images/masking.ts';
import { isMasked } from './masked-part.ts';

type Pixels = ArrayLike<number>;

/** Minimum visible fraction of an image outside its masks; maximum fraction that compression may change. */
const LEFT_LEAST = 0.1;
const CHANGED_MOST = 0.005;
/** Maximum difference in grey levels caused by compression: the largest pictures are stored with slight losses. */
const LEVELS = 24;

/** Whether the compared values can identify an image: a uniform grey cannot. */
function tells(pixels: Pixels, isCompared: (at: number) => boolean): boolean {
  let first: number | undefined;
  let compared = 0;
  let isVaried = false;
  for (let at = 0; at < pixels.length; at++) {
    if (!isCompared(at)) continue;
    compared += 1;
    first ??= pixels[at];
    isVaried ||= pixels[at] !== first;
  }
  return isVaried && compared >= pixels.length * LEFT_LEAST;
}

/** The layout of an image's values; the samples of one pixel are adjacent. */
export interface PixelShape {
  columns: number;
  samples: 1 | 3;
}

/**
 * The distance between an image and a file; undefined for different images. `unsure`: masks would explain the
 * difference, but the case may have no such masks, and the image may come from another file with a part cut out.
 */
export type Distance = number | 'unsure' | undefined;

/** A map with 1 for each pixel where a test holds for one of its samples (`isOneEnough`), or for all of them. */
function placesOf(
  length: number,
  { samples }: PixelShape,
  holds: (at: number) => boolean,
  isOneEnough: boolean,
): Uint8Array {
  const places = new Uint8Array(length / samples);
  for (let place = 0; place < places.length; place++) {
    let count = 0;
    for (let sample = 0; sample < samples; sample++) if (holds(place * samples + sample)) count += 1;
    places[place] = count >= (isOneEnough ? 1 : samples) ? 1 : 0;
  }
  return places;
}

/** Returns a test for values that the case blacked out. */
function hiddenBy(zones: readonly Mask[], length: number, { columns, samples }: PixelShape) {
  if (zones.length === 0) return () => false;
  const hidden = new Uint8Array(length / samples);
  const rows = hidden.length / columns;
  eachMaskedRun({ rows, columns }, zones, (from, to) => hidden.fill(1, from, to));
  return (at: number) => hidden[Math.floor(at / samples)] === 1;
}

/** Whether a value is the minimum or maximum of an image, as the values of masks are. */
function isExtreme(value: number, pixels: Pixels): boolean {
  let [isLeast, isMost] = [true, true];
  for (let at = 0; at < pixels.length; at++) {
    if (pixels[at]! < value) isLeast = false;
    else if (pixels[at]! > value) isMost = false;
  }
  return isLeast || isMost;
}

/**
 * 0 if the stored values equal the file's everywhere outside the case's masks. Rectangles with one value, the
 * minimum or maximum of the image, may be older masks that the case did not record.
 */
export function frameDistance(
  stored: Pixels,
  own: Pixels,
  shape: PixelShape,
  zones: readonly Mask[] = [],
): Distance {
  if (stored.length !== own.length) return undefined;
  const isHidden = hiddenBy(zones, own.length, shape);
  const differs = (at: number) => stored[at] !== own[at] && !isHidden(at);
  let black: number | undefined;
  for (let at = 0; at < own.length; at++) {
    if (!differs(at)) continue;
    black ??= stored[at];
    if (stored[at] !== black) return undefined;
  }
  if (!tells(own, (at) => stored[at] === own[at] && !isHidden(at))) return undefined;
  if (black === undefined) return 0;
  const changed = placesOf(own.length, shape, differs, true);
  const blacked = placesOf(own.length, shape, (at) => stored[at] === black, false);
  return isExtreme(black, stored) && isMasked(changed, blacked, shape.columns) ? 'unsure' : undefined;
}

/** The same for a picture with lossy compression: its distance from the file's pixels, in grey levels. */
export function pictureDistance(
  stored: Pixels,
  own: Pixels,
  shape: PixelShape,
  zones: readonly Mask[] = [],
): Distance {
  if (stored.length !== own.length) return undefined;
  const isHidden = hiddenBy(zones, own.length, shape);
  const apart = (at: number) => Math.abs(stored[at]! - own[at]!);
  const isBlacked = (at: number) => apart(at) > LEVELS && stored[at]! <= LEVELS && !isHidden(at);
  const most = own.length * CHANGED_MOST;
  let [sum, changed, compared, blacked] = [0, 0, 0, 0];
  for (let at = 0; at < own.length; at++) {
    if (isHidden(at)) continue;
    if (isBlacked(at)) {
      blacked += 1;
      continue;
    }
    const distance = apart(at);
    if (distance > LEVELS && ++changed > most) return undefined;
    sum += distance;
    compared += 1;
  }
  if (!tells(own, (at) => apart(at) <= LEVELS && !isHidden(at))) return undefined;
  if (blacked === 0) return sum / compared;
  const places = placesOf(own.length, shape, isBlacked, true);
  const dark = placesOf(own.length, shape, (at) => stored[at]! <= LEVELS, false);
  return isMasked(places, dark, shape.columns) ? 'unsure' : undefined;
}
