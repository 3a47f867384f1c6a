import { expect, test } from 'vitest';
import { latticeOf, nearestVoxel, placeOf, thinned, voxelAt } from '#lib/imaging/volume/lattice.ts';
import { axialFacts, latticeFor } from './phantom.ts';

test('a voxel lies where DICOM puts it, and is found again there', () => {
  const lattice = latticeFor();
  expect(lattice.size).toEqual([7, 5, 9]);
  // C.7.6.2.1.1: columns are spacing[1] apart along the row, rows spacing[0] down the column.
  expect(placeOf(lattice, [3, 2, 4])).toEqual([-10 + 3 * 0.5, -20 + 2 * 0.8, 300 - 4 * 2]);
  const again = voxelAt(lattice, [-8.5, -18.4, 292]);
  for (const [axis, value] of [3, 2, 4].entries()) expect(again[axis]).toBeCloseTo(value, 9);
  expect(nearestVoxel(lattice, [-8.4, -18.1, 291.2])).toEqual([3, 2, 4]);
  expect(nearestVoxel(lattice, [900, -900, 0])).toEqual([6, 0, 8]);
});

test('a tilted gantry makes a leaning lattice', () => {
  const facts = axialFacts();
  const [cos, sin] = [Math.cos(0.35), Math.sin(0.35)];
  const lattice = latticeFor({
    ...facts,
    geometry: { ...facts.geometry, orientation: [1, 0, 0, 0, cos, sin] },
  });
  expect(placeOf(lattice, [0, 3, 1])).toEqual([-10, -20 + 2.4 * cos, 298 + 2.4 * sin]);
  const [i, j, k] = voxelAt(lattice, placeOf(lattice, [5, 4, 7]));
  expect([i, j, k].map((each) => Math.round(each * 1e9) / 1e9)).toEqual([5, 4, 7]);
});

test('what is no volume is refused, and said why', () => {
  const facts = axialFacts();
  const { geometry } = facts;
  const reason = (part: object) => {
    const found = latticeOf({ ...facts, ...part });
    return 'reason' in found ? found : undefined;
  };
  expect(reason({})).toBeUndefined();
  expect(reason({ geometry: { ...geometry, orientation: null } })).toEqual({ reason: 'unplaced' });
  expect(reason({ geometry: { ...geometry, orientation: [1, 0, 0, 1, 0, 0] } })).toEqual({
    reason: 'unplaced',
  });
  expect(reason({ geometry: { ...geometry, positions: [...geometry.positions.slice(1), null] } })).toEqual({
    reason: 'unplaced',
  });
  expect(reason({ spacing: null })).toEqual({ reason: 'unscaled' });
  expect(reason(axialFacts(2))).toEqual({ reason: 'few' });
  expect(reason(axialFacts(9, 0))).toEqual({ reason: 'flat' });
  const missing = axialFacts(10).geometry.positions.filter((_, k) => k !== 4);
  expect(reason({ geometry: { ...geometry, positions: missing } })).toEqual({
    reason: 'irregular',
    least: 2,
    most: 4,
  });
  const bent = geometry.positions.map(([x, y, z], k) => [x! + (k === 5 ? 3 : 0), y!, z!]);
  expect(reason({ geometry: { ...geometry, positions: bent } })).toEqual({ reason: 'crooked' });
  const back = geometry.positions.map((_, k, all) => all[k < 5 ? k : 9 - k]!);
  expect(reason({ geometry: { ...geometry, positions: back } })?.reason).toBe('irregular');
});

test('positions rounded by the scanner are still even', () => {
  const facts = axialFacts();
  const positions = facts.geometry.positions.map(([x, y, z], k) => [x!, y!, z! + (k % 2 ? 0.04 : -0.04)]);
  expect('reason' in latticeOf({ ...facts, geometry: { ...facts.geometry, positions } })).toBe(false);
});

test('a thinned lattice keeps every so many-th voxel in its place', () => {
  const lattice = latticeFor();
  const half = thinned(lattice, 2);
  expect(half.size).toEqual([4, 3, 9]);
  expect(placeOf(half, [3, 2, 1])).toEqual(placeOf(lattice, [6, 4, 1]));
});

test('thin slices rounded to tenths of a millimetre are a volume; with a gap, however small, they are none', () => {
  const facts = axialFacts();
  const stackOf = (heights: readonly number[], normal: readonly [number, number, number] = [0, 0, 1]) => {
    const tenth = (value: number) => Math.round(value * 10) / 10;
    const [, y, z] = normal;
    return latticeOf({
      ...facts,
      geometry: {
        orientation: [1, 0, 0, 0, z, -y],
        positions: heights.map((at) => [-10, tenth(-20 + at * y), tenth(300 + at * z)]),
      },
    });
  };
  const even = (count: number, step: number) => Array.from({ length: count }, (_, k) => -k * step);
  for (const step of [0.25, 0.33, 0.4, 0.625, 0.75, 1.25]) {
    const lattice = stackOf(even(20, step));
    if ('reason' in lattice) throw new Error(`${step}: ${lattice.reason}`);
    // No slice is off its true place by more than rounding and its fit.
    for (let k = 0; k < 20; k++)
      expect(Math.abs(placeOf(lattice, [0, 0, k])[2] - (300 - k * step))).toBeLessThan(0.06);
    expect(stackOf(even(20, step), [0, Math.SQRT1_2, Math.SQRT1_2])).not.toHaveProperty('reason');
    for (const lost of [1, 2, 9, 17, 18]) {
      const gap = even(20, step).filter((_, k) => k !== lost);
      expect(stackOf(gap), `${step}, without ${lost}`).toMatchObject({ reason: 'irregular' });
    }
  }
  // A table whose steps changed from 0.6 to 0.7 mm.
  const drifting = Array.from({ length: 20 }, (_, k) => -(k < 10 ? k * 0.6 : 6 + (k - 10) * 0.7));
  expect(stackOf(drifting)).toMatchObject({ reason: 'irregular' });
});
