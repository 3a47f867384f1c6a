import { expect, it } from 'vitest';
import { automaticWindow, rangeOf } from '#lib/imaging/window-range.ts';
import { markAutomatic } from '#lib/viewer/automatic.ts';
import { rangeNameOf } from '#lib/viewer/ranges.ts';

const own = { centre: 600, width: 1200 };

it('is half or twice as wide as the window that the image came with, about the same middle', () => {
  expect(rangeOf(own, 'narrow')).toEqual({ centre: 600, width: 600 });
  expect(rangeOf(own, 'wide')).toEqual({ centre: 600, width: 2400 });
  expect(rangeNameOf(own, rangeOf(own, 'wide'), true)).toBe('wide');
  expect(rangeNameOf(own, { centre: 1, width: 600 }, false)).toBeUndefined();
  expect([rangeNameOf(own, null, false), rangeNameOf(own, null, true)]).toEqual(['own', 'inverted']);
  const found = { centre: 1, width: 2 };
  expect(rangeNameOf(own, { ...markAutomatic(found) }, false)).toBeUndefined();
  expect(rangeNameOf(own, found, false)).toBe('automatic');
});

it('finds what an image holds, whatever lies around it and few bright pixels', () => {
  const air = Array.from({ length: 5000 }, () => 0);
  const tissue = Array.from({ length: 5000 }, (_, i) => 200 + (i % 400));
  const { centre, width } = automaticWindow([...air, ...tissue, 30_000])!;
  const [low, high] = [centre - width / 2, centre + width / 2];
  expect(low).toBeGreaterThan(190);
  expect(low).toBeLessThan(225);
  expect(high).toBeGreaterThan(580);
  expect(high).toBeLessThan(620);
});

it('finds none where all is alike', () => {
  expect(automaticWindow([7, 7, 7])).toBeUndefined();
  expect(automaticWindow([])).toBeUndefined();
});
