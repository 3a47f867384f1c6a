import { expect, it } from 'vitest';
import { clamp, roundTo } from '#lib/platform/numbers.ts';

it('clamps between two bounds, to the least one where there is no room', () => {
  expect([-1, 0, 2, 9].map((value) => clamp(value, 0, 4))).toEqual([0, 0, 2, 4]);
  expect(clamp(3, 0, -1)).toBe(0);
  expect(clamp(3, -Infinity, Infinity)).toBe(3);
  expect(clamp(Number.NaN, 0, 1)).toBeNaN();
});

it('rounds to parts of one', () => {
  expect([roundTo(1.25, 10), roundTo(-1.25, 10), roundTo(2.345, 100), roundTo(7.6, 1)]).toEqual([
    1.3, -1.2, 2.35, 8,
  ]);
});
