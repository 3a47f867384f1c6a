import type { Mask } from '#lib/images/masking.ts';
import type { Greys } from './bright-pixels.ts';
import { type Box, heightOf, type Writing, writingOf } from './find-text.ts';

/** Maximum gap, in letter heights, between two bands of one line that are masked as one. */
const GAP = 3;
/** Maximum gap, in letter heights, between a band and a stroke on the same line: a space, or joined letters. */
const NEAR = 1.2;

/** Areas of a picture that seem to contain text: one rectangle per line, slightly larger than its letters. */
export const findBands = (picture: Greys): Mask[] => bandsOf(picture, writingOf(picture));

/** The bands of detected text. */
export function bandsOf({ rows, columns }: Omit<Greys, 'greys'>, { words, strokes }: Writing): Mask[] {
  const lines: Box[] = [];
  for (const word of words) joinInto(lines, alongLine(around(word), heightOf(word[0]!), strokes), isOneLine);
  const bands: Box[] = [];
  for (const { left, right, top, bottom } of lines) {
    const height = bottom - top + 1;
    const margin = Math.ceil(height / 2);
    const band = { left: left - height, right: right + height, top: top - margin, bottom: bottom + margin };
    joinInto(bands, band, touches);
  }
  return bands.map(({ left, right, top, bottom }) => {
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    return {
      x,
      y,
      width: Math.min(columns, right + 1) - x,
      height: Math.min(rows, bottom + 1) - y,
    };
  });
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/**
 * Extends a word along its line: small letters, and letters that touch, are not detected as letters of a
 * word.
 */
function alongLine(word: Box, height: number, strokes: readonly Box[]): Box {
  let line = word;
  for (;;) {
    const { left, right } = line;
    const near = strokes.filter(
      (stroke) =>
        stroke.top >= word.top - height * 0.5 &&
        stroke.bottom <= word.bottom + height * 0.5 &&
        heightOf(stroke) >= height * 0.4 &&
        stroke.left <= right + height * NEAR &&
        stroke.right >= left - height * NEAR,
    );
    const grown = around([line, ...near]);
    if (grown.left === left && grown.right === right) return grown;
    line = grown;
  }
}

/** Adds a band, merged with the bands that it belongs with. */
function joinInto(bands: Box[], added: Box, belong: (a: Box, b: Box) => boolean): void {
  let band = added;
  for (let at = bands.findIndex((other) => belong(other, band)); at !== -1; ) {
    const [other] = bands.splice(at, 1) as [Box];
    band = around([band, other]);
    at = bands.findIndex((each) => belong(each, band));
  }
  bands.push(band);
}

function isOneLine(a: Box, b: Box): boolean {
  const height = Math.min(heightOf(a), heightOf(b));
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1;
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  return shared >= height / 2 && gap <= height * GAP;
}

const touches = (a: Box, b: Box) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
