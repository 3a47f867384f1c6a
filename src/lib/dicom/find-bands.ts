import type { Mask } from '#lib/domain/masking.ts';
import { type Box, blockOf, type Greys, heightOf, wordsOf } from './find-text.ts';

/** Where a picture seems to be written on: a rectangle for each band of writing, a little larger than its letters. */
export function findBands(picture: Greys): Mask[] {
  const block = blockOf(picture);
  const bands: Box[] = [];
  for (const word of wordsOf(picture)) {
    const margin = Math.ceil(heightOf(word[0]!) / 2);
    const band = {
      left: Math.min(...word.map(({ left }) => left)) - margin,
      right: Math.max(...word.map(({ right }) => right)) + margin,
      top: Math.min(...word.map(({ top }) => top)) - margin,
      bottom: Math.max(...word.map(({ bottom }) => bottom)) + margin,
    };
    joinInto(bands, band);
  }
  const { rows, columns } = picture;
  return bands.map(({ left, right, top, bottom }) => {
    const [x, y] = [Math.max(0, left * block), Math.max(0, top * block)];
    const width = Math.min(columns, (right + 1) * block) - x;
    return { x, y, width, height: Math.min(rows, (bottom + 1) * block) - y };
  });
}

/** Adds a band; what it touches becomes one with it. */
function joinInto(bands: Box[], added: Box): void {
  let band = added;
  for (let at = bands.findIndex((other) => touches(other, band)); at !== -1; ) {
    const [other] = bands.splice(at, 1) as [Box];
    band = {
      left: Math.min(band.left, other.left),
      right: Math.max(band.right, other.right),
      top: Math.min(band.top, other.top),
      bottom: Math.max(band.bottom, other.bottom),
    };
    at = bands.findIndex((each) => touches(each, band));
  }
  bands.push(band);
}

const touches = (a: Box, b: Box) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
