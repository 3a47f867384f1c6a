import { brightPixels, type Greys } from './bright-pixels.ts';

/**
 * Searches a picture for text: bright strokes of about the height of a letter, side by side on one line. A hint
 * for the author, never a proof (docs/decisions/0014).
 */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Range of letter heights on consoles, in pixels. */
const HEIGHT = { least: 6, most: 48 };
/** Minimum number of letters on one line that form a word; digits of a scale are fewer or further apart. */
const LETTERS = 5;
/** Maximum number of pixels in one stroke. */
const STROKE_MOST = 1200;
export const heightOf = ({ top, bottom }: Box) => bottom - top + 1;

/**
 * Number of pixels up to which a picture is searched as a whole; of a larger one, a reduced copy is searched too, for
 * large letters.
 */
const PIXELS_MOST = 1_500_000;
/** Height of the strips in which a large picture is searched at full size, and the overlap of two strips in rows. */
const STRIP = 512;
const SHARED = 2 * HEIGHT.most;

/** Detected words, letter by letter, and all strokes, including those of letters that touch. */
export interface Writing {
  words: Box[][];
  strokes: Box[];
}

/** The text detected in a picture. */
export function writingOf(picture: Greys): Writing {
  const parts = [...eachWriting(picture)];
  return {
    words: parts.flatMap(({ words }) => words),
    strokes: parts.flatMap(({ strokes }) => strokes),
  };
}

/**
 * Searches for text part by part: small letters in strips of a large picture at full size, large ones in a reduced
 * copy. Words where two strips overlap are found twice. Between two parts, the caller may let other work run.
 */
export function* eachWriting(picture: Greys): Generator<Writing> {
  const { rows, columns, greys } = picture;
  const block = blockOf(picture);
  if (block === 1) {
    yield writingIn(picture);
    return;
  }
  for (let top = 0; ; top += STRIP - SHARED) {
    const bottom = Math.min(rows, top + STRIP);
    const strip = greys.subarray(top * columns, bottom * columns);
    yield inPicture(writingIn({ rows: bottom - top, columns, greys: strip }), 1, top);
    if (bottom === rows) break;
  }
  yield inPicture(writingIn(reduced(picture, block)), block, 0);
}

/**
 * Number of letters detected in a picture, or in its first part with text; 0 when no word has enough letters in a
 * row.
 */
export function findText(picture: Greys): number {
  for (const { words } of eachWriting(picture)) if (words.length > 0) return new Set(words.flat()).size;
  return 0;
}

function writingIn(picture: Greys): Writing {
  const found = strokesOf(picture);
  const boxes = found
    .filter(({ box, count }) => isLetter(box, count))
    .map(({ box }) => box)
    .sort((a, b) => a.left - b.left);
  const words = boxes.map((box) => wordFrom(box, boxes)).filter((word) => word.length >= LETTERS);
  return { words, strokes: found.map(({ box }) => box) };
}

/** Converts results from a strip or a reduced copy to the picture's own pixels. */
function inPicture({ words, strokes }: Writing, block: number, top: number): Writing {
  const place = (box: Box): Box => ({
    left: box.left * block,
    right: (box.right + 1) * block - 1,
    top: box.top * block + top,
    bottom: (box.bottom + 1) * block - 1 + top,
  });
  return { words: words.map((word) => word.map(place)), strokes: strokes.map(place) };
}

/** The factor by which a picture is reduced to search it for large letters. */
function blockOf({ greys }: Greys): number {
  return Math.max(1, Math.ceil(Math.sqrt(greys.length / PIXELS_MOST)));
}

/** A reduced picture that keeps the brightest pixel of each block. */
function reduced({ rows, columns, greys }: Greys, block: number): Greys {
  const [high, wide] = [Math.floor(rows / block), Math.floor(columns / block)];
  const out = new Uint8Array(high * wide);
  for (let y = 0; y < high * block; y++) {
    for (let x = 0; x < wide * block; x++) {
      const to = Math.floor(y / block) * wide + Math.floor(x / block);
      out[to] = Math.max(out[to]!, greys[y * columns + x]!);
    }
  }
  return { rows: high, columns: wide, greys: out };
}

/** The letters that follow a letter on its line: of similar height, and close to each other. */
function wordFrom(first: Box, boxes: readonly Box[]): Box[] {
  const height = heightOf(first);
  const word = [first];
  let last = first;
  for (const box of boxes) {
    if (box.left <= last.right) continue;
    const gap = box.left - last.right;
    if (gap > height * 1.1) {
      if (box.left > last.right + height * 1.1) break;
      continue;
    }
    const isLevel = Math.abs(box.bottom - first.bottom) <= Math.max(1, height * 0.15);
    const isAlike = heightOf(box) >= height * 0.8 && heightOf(box) <= height * 1.25;
    if (isLevel && isAlike) {
      word.push(box);
      last = box;
    }
  }
  return word;
}

/** Connected bright strokes, with their numbers of pixels. */
function strokesOf({ rows, columns, greys }: Greys): { box: Box; count: number }[] {
  const bright = brightPixels({ rows, columns, greys });
  const stack: number[] = [];
  const boxes: { box: Box; count: number }[] = [];
  for (let start = 0; start < bright.length; start++) {
    if (!bright[start]) continue;
    let count = 0;
    const box: Box = { left: columns, right: 0, top: rows, bottom: 0 };
    stack.push(start);
    bright[start] = 0;
    while (stack.length > 0) {
      const at = stack.pop()!;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      count += 1;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [u, v] = [x + dx, y + dy];
          if (u < 0 || v < 0 || u >= columns || v >= rows || !bright[v * columns + u]) continue;
          bright[v * columns + u] = 0;
          stack.push(v * columns + u);
        }
      }
    }
    if (heightOf(box) >= HEIGHT.least && heightOf(box) <= HEIGHT.most) boxes.push({ box, count });
  }
  return boxes;
}

/** Whether a stroke has the size and thinness of a letter. */
function isLetter(box: Box, count: number): boolean {
  const height = heightOf(box);
  const width = box.right - box.left + 1;
  const filled = count / (width * height);
  return (
    width <= height * 1.4 &&
    count <= STROKE_MOST &&
    filled > 0.15 &&
    // A filled upright bar is an « I »; any other filled shape is not a stroke.
    (filled < 0.85 || width <= height * 0.35)
  );
}
