import { describe, expect, it } from 'vitest';
import { areParallel, nearestSlice, normalOf } from '#lib/imaging/slice-geometry.ts';

const AXIAL = [1, 0, 0, 0, 1, 0];
const SAGITTAL = [0, 1, 0, 0, 0, -1];
const axial = (first: number, step: number, count: number) => ({
  orientation: AXIAL,
  positions: Array.from({ length: count }, (_, i) => [-180, -180, first + i * step]),
});

describe('stacks side by side', () => {
  it('have a direction', () => {
    expect(normalOf(AXIAL)).toEqual([0, 0, 1]);
    expect(normalOf(SAGITTAL).map((value) => value + 0)).toEqual([-1, 0, 0]);
  });

  it('meet at the same height, whatever their spacing and their order', () => {
    const thin = axial(0, 1, 100);
    expect(nearestSlice(thin, 50, axial(0, 5, 20))).toBe(10);
    expect(nearestSlice(thin, 50, axial(99, -1, 100))).toBe(49);
    expect(nearestSlice(axial(0, 5, 20), 3, thin)).toBe(15);
  });

  it('do not meet beyond their ends, nor across planes, nor without geometry', () => {
    const sagittal = { orientation: SAGITTAL, positions: [[0, 0, 0]] };
    expect(nearestSlice(axial(0, 1, 100), 90, axial(0, 1, 30))).toBeUndefined();
    expect(areParallel(axial(0, 1, 3), sagittal)).toBe(false);
    expect(nearestSlice(axial(0, 1, 3), 1, sagittal)).toBeUndefined();
    expect(nearestSlice(axial(0, 1, 3), 1, { orientation: null, positions: [] })).toBeUndefined();
  });
});
