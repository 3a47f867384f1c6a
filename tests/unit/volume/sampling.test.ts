import { describe, expect, test } from 'vitest';
import { placeOf } from '#lib/imaging/volume/lattice.ts';
import { onPlane, type PlaneName, planeThrough, stepBetween } from '#lib/imaging/volume/planes.ts';
import { resample } from '#lib/imaging/volume/resample.ts';
import { type Slab, samplingOf } from '#lib/imaging/volume/sampling.ts';
import { emptyVolume, putSlice, thinningFor, valuesIn, voxelValue } from '#lib/imaging/volume/volume.ts';
import { reconstructionMessages } from '#lib/viewer/reconstruction-texts.ts';
import { axialFacts, frame, fullVolume, latticeFor, SIZE, stored } from './phantom.ts';

const STRAIGHT = { turn: 0, tilt: 0 };
const THIN: Slab = { projection: 'mean', thickness: 0 };

/** A plane through a voxel, read once for every this many millimetres. */
function read(
  volume = fullVolume(),
  name: PlaneName = 'axial',
  voxel: [number, number, number] = [3, 2, 4],
  { slab = THIN, lean = STRAIGHT, pitch = 0.5 } = {},
) {
  const plane = planeThrough(volume.lattice, name, placeOf(volume.lattice, voxel), lean);
  const [width, height] = [plane.width, plane.height].map((side) => Math.round(side / pitch)) as [
    number,
    number,
  ];
  const sampling = samplingOf(volume, plane, slab, { x: pitch / 2, y: pitch / 2, pitch });
  const values = resample(volume, sampling, width, height);
  return { plane, width, height, sampling, at: (x: number, y: number) => values[y * width + x]!, values };
}

describe('planes of an axial stack', () => {
  test('the axial plane has the frame’s own values, exactly', () => {
    const square = { ...axialFacts(), spacing: [0.5, 0.5] as const };
    const volume = emptyVolume(latticeFor(square), 1);
    for (let k = 0; k < SIZE.slices; k++) putSlice(volume, k, frame(k));
    for (const k of [0, 4, 8]) {
      const { values, width, height } = read(volume, 'axial', [1, 1, k]);
      expect([width, height]).toEqual([7, 5]);
      expect([...values]).toEqual([...frame(k).pixels]);
    }
  });

  test('three slices of 256 levels are enough: the planes have their levels, exactly', () => {
    const facts = { ...axialFacts(3, 0.5), spacing: [0.5, 0.5] as const };
    const volume = emptyVolume(latticeFor(facts), 1);
    const level = (i: number, j: number, k: number) => 255 - 80 * k - 11 * j - i;
    for (let k = 0; k < 3; k++) {
      const pixels = frame(0).pixels.map((_, at) =>
        level(at % SIZE.columns, Math.floor(at / SIZE.columns), k),
      );
      putSlice(volume, k, { ...frame(k), pixels });
    }
    const axial = read(volume, 'axial', [1, 1, 2]);
    for (let j = 0; j < SIZE.rows; j++)
      for (let i = 0; i < SIZE.columns; i++) expect(axial.at(i, j)).toBe(level(i, j, 2));
    const coronal = read(volume, 'coronal', [3, 2, 1]);
    expect([coronal.width, coronal.height]).toEqual([SIZE.columns, 3]);
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < SIZE.columns; i++) expect(coronal.at(i, k)).toBe(level(i, 2, k));
    const sagittal = read(volume, 'sagittal', [5, 2, 1]);
    expect([sagittal.width, sagittal.height]).toEqual([SIZE.rows, 3]);
    for (let k = 0; k < 3; k++)
      for (let j = 0; j < SIZE.rows; j++) expect(sagittal.at(j, k)).toBe(level(5, j, k));
  });

  test('the coronal plane has a row of every slice, the head above', () => {
    const { at, width, height } = read(undefined, 'coronal', [3, 2, 4]);
    expect([width, height]).toEqual([7, 36]);
    for (const k of [0, 3, 8])
      for (const i of [0, 3, 6]) {
        // Slices are 2 mm apart, lines half a millimetre: k's centre is between the second and third of its four.
        const between = (at(i, 4 * k + 1) + at(i, 4 * k + 2)) / 2;
        if (k > 0 && k < 8) expect(between).toBeCloseTo(stored(i, 2, k), 4);
      }
    // A quarter of the way from slice 3 to slice 4, and a half-quarter more: by hand.
    expect(at(3, 14)).toBeCloseTo(stored(3, 2, 3) + 0.125 * 100, 3);
    expect(at(3, 15)).toBeCloseTo(stored(3, 2, 3) + 0.375 * 100, 3);
  });

  test('the sagittal plane has a column of every slice, the front to the left', () => {
    const { at, width, height } = read(undefined, 'sagittal', [5, 2, 4], { pitch: 0.4 });
    expect([width, height]).toEqual([10, 45]);
    // Half voxels apart: the middle of a row is a quarter voxel before and after its place.
    expect(at(4, 22)).toBeCloseTo(stored(5, 0, 4) + 10 * 1.75, 3);
    expect(at(5, 22)).toBeCloseTo(stored(5, 0, 4) + 10 * 2.25, 3);
  });

  test('an oblique plane is trilinear', () => {
    const volume = fullVolume();
    const lean = { turn: 30, tilt: 20 };
    const { plane, sampling, at, width, height } = read(volume, 'oblique', [3, 2, 4], { lean, pitch: 0.25 });
    expect(sampling.taps).toBe(1);
    let seen = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const value = at(x, y);
        if (Number.isNaN(value)) continue;
        const [px, py, pz] = [0, 1, 2].map(
          (axis) =>
            plane.origin[axis]! +
            plane.right[axis]! * 0.25 * (x + 0.5) +
            plane.down[axis]! * 0.25 * (y + 0.5),
        ) as [number, number, number];
        const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
        // Values rise evenly along each axis: between voxels, trilinear interpolation is the rise itself.
        const expected =
          within((px + 10) / 0.5, 6) +
          10 * within((py + 20) / 0.8, 4) +
          100 * within((300 - pz) / 2, 8) -
          400;
        expect(Math.abs(value - expected)).toBeLessThan(1e-3);
        seen += 1;
      }
    expect(seen).toBeGreaterThan(200);
  });

  test('a plane is as far from the next as its voxels are', () => {
    const volume = fullVolume();
    const step = (name: PlaneName) =>
      stepBetween(volume.lattice, planeThrough(volume.lattice, name, [-9, -19, 290], STRAIGHT));
    expect(
      [step('axial'), step('coronal'), step('sagittal')].map((each) => Math.round(each * 1e6) / 1e6),
    ).toEqual([2, 0.8, 0.5]);
  });
});

describe('slabs', () => {
  test('the greatest, the least and the mean of the slices in it', () => {
    const slab = (projection: Slab['projection']) => ({ slab: { projection, thickness: 6 } });
    for (const [projection, expected] of [
      ['greatest', stored(3, 2, 5)],
      ['least', stored(3, 2, 3)],
      ['mean', stored(3, 2, 4)],
    ] as const) {
      const { at, sampling } = read(undefined, 'axial', [3, 2, 4], slab(projection));
      expect(sampling.sheets).toBe(3);
      // 0.8 mm between rows, 0.5 mm a line: the fifth line is at row 2.3125 − 0.5.
      expect(at(3, 4)).toBeCloseTo(expected - 20 + 10 * 2.3125, 3);
    }
  });

  test('what is beyond the volume counts for nothing', () => {
    const { at } = read(undefined, 'axial', [3, 2, 0], { slab: { projection: 'mean', thickness: 6 } });
    expect(at(3, 4)).toBeCloseTo(stored(3, 0, 0) + 50 + 10 * 2.3125, 3);
  });
});

describe('while slices come', () => {
  test('the nearest that is there stands in', () => {
    const volume = emptyVolume(latticeFor(), 1);
    expect(Number.isNaN(read(volume, 'coronal').at(3, 10))).toBe(true);
    putSlice(volume, 4, frame(4));
    expect([...volume.sources]).toEqual(Array(9).fill(4));
    putSlice(volume, 0, frame(0));
    expect([...volume.sources]).toEqual([0, 0, 4, 4, 4, 4, 4, 4, 4]);
    putSlice(volume, 8, frame(8));
    expect([...volume.sources]).toEqual([0, 0, 4, 4, 4, 4, 4, 8, 8]);
    expect(voxelValue(volume, [3, 2, 4])).toBe(stored(3, 2, 4));
    expect(voxelValue(volume, [3, 2, 5])).toBeUndefined();
  });

  test('each slice has its own units, and unsigned values keep theirs', () => {
    const volume = emptyVolume(latticeFor(), 1);
    for (let k = 0; k < 9; k++) {
      const pixels = Uint16Array.from({ length: 35 }, (_, at) => 60_000 + at);
      putSlice(volume, k, { width: 7, height: 5, pixels, rescale: { slope: k + 1, intercept: -k } });
    }
    expect(voxelValue(volume, [2, 1, 3])).toBe(60_009 * 4 - 3);
    expect(read(volume, 'coronal', [2, 2, 3]).at(2, 13)).toBeCloseTo(
      0.875 * (60_016 * 4 - 3) + 0.125 * (60_016 * 3 - 2),
      -1,
    );
  });

  test('a frame of another size is refused', () => {
    const volume = emptyVolume(latticeFor(), 1);
    expect(() => putSlice(volume, 0, { ...frame(0), width: 6 })).toThrow(RangeError);
  });

  test('where memory is short every second pixel is kept, or every third', () => {
    expect(thinningFor([512, 512, 300], 320e6)).toBe(1);
    expect(thinningFor([512, 512, 300], 48e6)).toBe(2);
    expect(thinningFor([512, 512, 450], 48e6)).toBe(3);
    expect(thinningFor([512, 512, 2000], 48e6)).toBe(5);
    expect(thinningFor([4096, 4096, 2000], 48e6)).toBe(8);
    expect(reconstructionMessages.thinned(3, 26_316_900)).toBe(
      '1\u00a0pixel sur 3 dans chaque sens, pour la mémoire de cet appareil (26,3\u00a0Mo)',
    );
  });
});

test('a place is found on a plane and from it', () => {
  const { lattice } = fullVolume();
  const plane = planeThrough(lattice, 'sagittal', [-8, -19, 290], STRAIGHT);
  const { x, y, depth } = onPlane(plane, [-7, -18, 291]);
  expect(x).toBeCloseTo(-18 - (-20 - 0.4), 6);
  expect(y).toBeCloseTo(301 - 291, 6);
  expect(depth).toBeCloseTo(1, 6);
});

test('the values that a histogram is made of are those of the slices that have come', () => {
  const volume = emptyVolume(latticeFor(), 1);
  expect([...valuesIn(volume)]).toEqual([]);
  putSlice(volume, 3, { ...frame(3), rescale: { slope: 2, intercept: 5 } });
  expect([...valuesIn(volume)]).toEqual(Array.from(frame(3).pixels, (value) => value * 2 + 5));
  expect([...valuesIn(fullVolume())]).toHaveLength(SIZE.columns * SIZE.rows * SIZE.slices);
});
