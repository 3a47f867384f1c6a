import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameDistance, pictureDistance } from '#lib/cases/marks/same-pixels.ts';
import type { Mask } from '#lib/images/masking.ts';

const SIDE = 20;
const SIZE = SIDE * SIDE;
const SHAPE = { columns: SIDE, samples: 1 } as const;
const own = Int16Array.from({ length: SIZE }, (_, at) => ((at * 37) % 301) - 150);
const LEAST = Math.min(...own);

type Rectangle = readonly [left: number, top: number, width: number, height: number];

/** The image with parts blacked out, as masks do it. */
const masked = (...rectangles: Rectangle[]) =>
  own.map((value, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const isIn = rectangles.some(
      ([left, top, width, height]) => x >= left && x < left + width && y >= top && y < top + height,
    );
    return isIn ? LEAST : value;
  });

/** The image without a disc, as programs remove bones. */
const withoutDisc = (radius: number) =>
  own.map((value, at) =>
    Math.hypot((at % SIDE) - 10, Math.floor(at / SIDE) - 10) <= radius ? LEAST : value,
  );

/** Zones as a case keeps them. */
const zones = (...rectangles: Rectangle[]): Mask[] =>
  rectangles.map(([x, y, width, height]) => ({ x, y, width, height }));
const HALF: Rectangle = [0, 0, 20, 10];

test('an image is its file’s where its values are, but for what its case masked', () => {
  expect(frameDistance(own, own, SHAPE)).toBe(0);
  expect(frameDistance(masked(HALF), own, SHAPE, zones(HALF))).toBe(0);
  // Zones are in parts of pixels where they are drawn, and reach beyond the image.
  expect(frameDistance(masked(HALF), own, SHAPE, zones([-3, 0.4, 40, 9.2]))).toBe(0);
  const changed = masked(HALF);
  changed[SIZE - 1]! += 1;
  expect(frameDistance(changed, own, SHAPE, zones(HALF))).toBeUndefined();
});

test('what masks would explain, and nothing says that the case has them, is nobody’s for sure', () => {
  expect(frameDistance(masked(HALF), own, SHAPE)).toBe('unsure');
  expect(frameDistance(masked([3, 4, 5, 6]), own, SHAPE)).toBe('unsure');
  // A part of it was masked here, the rest was cut out elsewhere.
  const both = masked([3, 4, 5, 6], [12, 12, 4, 4]);
  expect(frameDistance(both, own, SHAPE, zones([12, 12, 4, 4]))).toBe('unsure');
  expect(frameDistance(both, masked([3, 4, 5, 6]), SHAPE, zones([12, 12, 4, 4]))).toBe(0);
  const levels = (pixels: Int16Array) => Uint8Array.from(pixels, (value) => value + 150);
  expect(pictureDistance(levels(masked(HALF)), levels(own), SHAPE)).toBe('unsure');
  expect(pictureDistance(levels(masked(HALF)), levels(own), SHAPE, zones(HALF))).toBe(0);
});

test('masks may overlap, and lie where it was black before', () => {
  const air = own.map((value, at) => (at % SIDE < 6 ? LEAST : value));
  const drawn: Rectangle[] = [
    [2, 2, 10, 4],
    [8, 3, 4, 12],
    [15, 0, 5, 2],
  ];
  expect(frameDistance(masked(...drawn), own, SHAPE)).toBe('unsure');
  const both = masked(...drawn).map((value, at) => Math.min(value, air[at]!));
  expect(frameDistance(both, air, SHAPE)).toBe('unsure');
  expect(frameDistance(both, air, SHAPE, zones(...drawn))).toBe(0);
});

test('what was cut out along an outline is another image: no mask does it', () => {
  for (const radius of [5, 6, 7, 8]) expect(frameDistance(withoutDisc(radius), own, SHAPE)).toBeUndefined();
  const levels = (pixels: Int16Array) => Uint8Array.from(pixels, (value) => value + 150);
  expect(pictureDistance(levels(withoutDisc(7)), levels(own), SHAPE)).toBeUndefined();
});

test('a rectangle of a value that is no extreme is none of our masks', () => {
  const grey = masked([3, 4, 5, 6]).map((value) => (value === LEAST ? 0 : value));
  expect(frameDistance(grey, own, SHAPE)).toBeUndefined();
});

test('one value that is another makes it another image', () => {
  fc.assert(
    fc.property(fc.nat(SIZE - 1), fc.nat(SIZE - 1), (one, other) => {
      fc.pre(one !== other);
      const changed = own.slice();
      changed[one]! += 1;
      changed[other]! += 2;
      // Two values that are not the same black.
      fc.pre(changed[one] !== changed[other]);
      expect(frameDistance(changed, own, SHAPE)).toBeUndefined();
    }),
  );
});

test('what is nearly all blacked out, or of one value, is nobody’s', () => {
  expect(frameDistance(masked([0, 0, 20, 19]), own, SHAPE)).toBeUndefined();
  expect(frameDistance(masked([0, 0, 20, 19]), own, SHAPE, zones([0, 0, 20, 19]))).toBeUndefined();
  const plain = new Int16Array(SIZE);
  expect(frameDistance(plain, plain, SHAPE)).toBeUndefined();
  expect(frameDistance(own, own.subarray(1), SHAPE)).toBeUndefined();
});

test('an image in colours is compared place by place', () => {
  const coloured = Uint8Array.from({ length: 3 * SIZE }, (_, at) => (at * 37) % 251);
  const black = coloured.map((value, at) => (Math.floor(at / 3) % SIDE < 5 ? 0 : value));
  const shape = { columns: SIDE, samples: 3 } as const;
  expect(frameDistance(black, coloured, shape)).toBe('unsure');
  expect(frameDistance(black, coloured, shape, zones([0, 0, 5, 20]))).toBe(0);
});

test('a picture is as far as compression has changed it, and another one is none', () => {
  const levels = Uint8Array.from(own, (value) => value + 150);
  const changed = levels.map((value, at) => (at % 2 ? Math.min(255, value + 2) : value));
  expect(pictureDistance(levels, levels, SHAPE)).toBe(0);
  expect(pictureDistance(changed, levels, SHAPE)).toBeGreaterThan(0.5);
  expect(pictureDistance(levels.toReversed(), levels, SHAPE)).toBeUndefined();
  const dark = changed.map((value, at) => (at < 100 ? 0 : value));
  expect(pictureDistance(dark, levels, SHAPE, zones([0, 0, 20, 5]))).toBeLessThan(2);
});
