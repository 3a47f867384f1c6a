import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameDistance, pictureDistance } from '#lib/cases/marks/same-pixels.ts';

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

test('an image is its file’s where its values are, and where the rest was blacked out', () => {
  expect(frameDistance(own, own, SHAPE)).toBe(0);
  expect(frameDistance(masked([0, 0, 20, 10]), own, SHAPE)).toBeGreaterThan(150);
});

test('a file with all of its values is nearer than one of which a part would have been blacked out', () => {
  const removed = masked([3, 4, 5, 6]);
  expect(frameDistance(removed, removed, SHAPE)).toBe(0);
  // Thirty places, less those that had that value before.
  expect(frameDistance(removed, own, SHAPE)).toBeGreaterThan(25);
  expect(frameDistance(removed, own, SHAPE)).toBeLessThanOrEqual(30);
});

test('masks may overlap, and lie where it was black before', () => {
  const air = own.map((value, at) => (at % SIDE < 6 ? LEAST : value));
  const zones: Rectangle[] = [
    [2, 2, 10, 4],
    [8, 3, 4, 12],
    [15, 0, 5, 2],
  ];
  expect(frameDistance(masked(...zones), own, SHAPE)).toBeGreaterThan(0);
  const both = masked(...zones).map((value, at) => Math.min(value, air[at]!));
  expect(frameDistance(both, air, SHAPE)).toBeGreaterThan(0);
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
  const plain = new Int16Array(SIZE);
  expect(frameDistance(plain, plain, SHAPE)).toBeUndefined();
  expect(frameDistance(own, own.subarray(1), SHAPE)).toBeUndefined();
});

test('an image in colours is compared place by place', () => {
  const coloured = Uint8Array.from({ length: 3 * SIZE }, (_, at) => (at * 37) % 251);
  const black = coloured.map((value, at) => (Math.floor(at / 3) % SIDE < 5 ? 0 : value));
  const shape = { columns: SIDE, samples: 3 } as const;
  expect(frameDistance(black, coloured, shape)).toBeGreaterThan(250);
});

test('a picture is as far as compression has changed it, and another one is none', () => {
  const levels = Uint8Array.from(own, (value) => value + 150);
  const changed = levels.map((value, at) => (at % 2 ? Math.min(255, value + 2) : value));
  expect(pictureDistance(levels, levels, SHAPE)).toBe(0);
  expect(pictureDistance(changed, levels, SHAPE)).toBeGreaterThan(0.5);
  expect(pictureDistance(levels.toReversed(), levels, SHAPE)).toBeUndefined();
  expect(
    pictureDistance(
      levels.map((value, at) => (at < 100 ? 0 : value)),
      levels,
      SHAPE,
    ),
  ).toBeLessThan(2);
});
