import { describe, expect, it } from 'vitest';
import { forAll, forOne, masksAt } from '#islands/image-review/masks.ts';
import { isUnder, moveMask, SMALLEST } from '#islands/image-review/move-mask.ts';
import { createSequence } from '#lib/demo/random.ts';

const size = { rows: 200, columns: 300 };
const GRIPS = ['all', 'nw', 'ne', 'sw', 'se'] as const;

describe('a mask that is moved', () => {
  it('goes where it is taken, corner by corner', () => {
    const mask = { x: 10, y: 20, width: 50, height: 30 };
    expect(moveMask(mask, 'all', 5, -4, size)).toEqual({ x: 15, y: 16, width: 50, height: 30 });
    expect(moveMask(mask, 'nw', 5, -4, size)).toEqual({ x: 15, y: 16, width: 45, height: 34 });
    expect(moveMask(mask, 'se', 5, -4, size)).toEqual({ x: 10, y: 20, width: 55, height: 26 });
    expect(moveMask(mask, 'sw', -5, 4, size)).toEqual({ x: 5, y: 20, width: 55, height: 34 });
  });

  it('never leaves its image, and never becomes nothing', () => {
    const random = createSequence(13);
    const below = (most: number) => Math.floor(random() * most);
    for (let time = 0; time < 2_000; time += 1) {
      const [x, y] = [below(290), below(190)];
      const mask = { x, y, width: 3 + below(size.columns - x - 3), height: 3 + below(size.rows - y - 3) };
      const grip = GRIPS[below(GRIPS.length)]!;
      const moved = moveMask(mask, grip, below(1_000) - 500, below(1_000) - 500, size);
      expect(isUnder(moved, { x: 0, y: 0, width: size.columns, height: size.rows }), `${grip}`).toBe(true);
      expect(Math.min(moved.width, moved.height)).toBeGreaterThanOrEqual(SMALLEST);
      if (grip === 'all') expect(moved).toMatchObject({ width: mask.width, height: mask.height });
    }
  });
});

it('of a whole series is, unticked, the shown image’s alone, and back', () => {
  const mask = { x: 1, y: 2, width: 3, height: 4 };
  const one = forOne({ all: [mask], single: {} }, 2);
  expect(masksAt(one, 2)).toEqual([mask]);
  expect(masksAt(one, 1)).toEqual([]);
  expect(masksAt(forAll(one, 2), 1)).toEqual([mask]);
  expect(masksAt(forAll(one, 2), 2)).toEqual([mask]);
});
