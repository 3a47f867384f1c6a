/** Whether an image of a case is one of its author's files: by its pixels, as no name of a file is kept. */

import { isMasked } from './masked-part.ts';

type Pixels = ArrayLike<number>;

/** Of an image, how much has to be there beside what was blacked out; and how much of a picture compression may change. */
const LEFT_LEAST = 0.1;
const CHANGED_MOST = 0.005;
/** Levels that compression may change: the largest pictures are kept at high quality, not exactly. */
const LEVELS = 24;

/** Whether values that were compared tell an image from any other: one grey all over is nobody's. */
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

/** How values lie in an image: several samples of one place beside each other. */
export interface PixelShape {
  columns: number;
  samples: 1 | 3;
}

/** Places where a test of values holds for one sample (`some`) or for each of them, as 1. */
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

/** Whether a value is the least or the greatest of an image: masks are one or the other. */
function isExtreme(value: number, pixels: Pixels): boolean {
  let [isLeast, isMost] = [true, true];
  for (let at = 0; at < pixels.length; at++) {
    if (pixels[at]! < value) isLeast = false;
    else if (pixels[at]! > value) isMost = false;
  }
  return isLeast || isMost;
}

/**
 * How many stored values are not those of a file, where all of these were blacked out: rectangles of one value, the least or
 * the greatest of all. Undefined where it is another image.
 */
export function frameDistance(stored: Pixels, own: Pixels, shape: PixelShape): number | undefined {
  if (stored.length !== own.length) return undefined;
  let black: number | undefined;
  let distance = 0;
  for (let at = 0; at < own.length; at++) {
    if (stored[at] === own[at]) continue;
    black ??= stored[at];
    if (stored[at] !== black) return undefined;
    distance += 1;
  }
  if (!tells(own, (at) => stored[at] === own[at])) return undefined;
  if (black === undefined) return 0;
  const changed = placesOf(own.length, shape, (at) => stored[at] !== own[at], true);
  const blacked = placesOf(own.length, shape, (at) => stored[at] === black, false);
  const isSame = isExtreme(black, stored) && isMasked(changed, blacked, shape.columns);
  return isSame ? distance : undefined;
}

/** The same of a picture that was compressed with loss: how far it is from a file's, in levels; undefined where it is another one. */
export function pictureDistance(stored: Pixels, own: Pixels, shape: PixelShape): number | undefined {
  if (stored.length !== own.length) return undefined;
  const apart = (at: number) => Math.abs(stored[at]! - own[at]!);
  const isBlacked = (at: number) => apart(at) > LEVELS && stored[at]! <= LEVELS;
  const most = own.length * CHANGED_MOST;
  let [sum, changed, compared] = [0, 0, 0];
  for (let at = 0; at < own.length; at++) {
    if (isBlacked(at)) continue;
    const distance = apart(at);
    if (distance > LEVELS && ++changed > most) return undefined;
    sum += distance;
    compared += 1;
  }
  if (!tells(own, (at) => apart(at) <= LEVELS)) return undefined;
  if (compared === own.length) return sum / compared;
  const places = placesOf(own.length, shape, isBlacked, true);
  const dark = placesOf(own.length, shape, (at) => stored[at]! <= LEVELS, false);
  return isMasked(places, dark, shape.columns) ? sum / compared : undefined;
}
