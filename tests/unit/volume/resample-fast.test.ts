import { expect, test } from 'vitest';
import { resampleAligned } from '#lib/imaging/volume/aligned.ts';
import { axesOf } from '#lib/imaging/volume/axes.ts';
import { placeOf } from '#lib/imaging/volume/lattice.ts';
import { isSinglePlane, resampleOblique } from '#lib/imaging/volume/oblique.ts';
import { type PlaneName, planeThrough } from '#lib/imaging/volume/planes.ts';
import { PROJECTIONS, resampleByPlace, samplingOf } from '#lib/imaging/volume/sampling.ts';
import { emptyVolume, putSlice } from '#lib/imaging/volume/volume.ts';
import { axialFacts, frame, fullVolume, latticeFor } from './phantom.ts';

/** Off the voxels' centres on every side, and larger than the volume: what is outside is read too. */
function sampling(name: PlaneName, thickness: number, pitch: number, turn = 0, tilt = 0) {
  const volume = fullVolume();
  const plane = planeThrough(volume.lattice, name, placeOf(volume.lattice, [2.3, 1.7, 4.4]), {
    turn,
    tilt,
  });
  const sides = [plane.width, plane.height].map((side) => Math.round(side / pitch) + 4);
  const [width, height] = sides as [number, number];
  const grid = { x: -1.5 * pitch, y: -1.2 * pitch, pitch };
  return {
    volume,
    width,
    height,
    slabs: PROJECTIONS.map((projection) => samplingOf(volume, plane, { projection, thickness }, grid)),
  };
}

for (const name of ['axial', 'coronal', 'sagittal'] as const)
  for (const thickness of [0, 3.1])
    for (const pitch of [0.17, 0.9, 2.6])
      test(`${name}, ${thickness} mm thick, a pixel of ${pitch} mm: every value is the very same`, () => {
        const { volume, width, height, slabs } = sampling(name, thickness, pitch);
        for (const each of slabs) {
          const axes = axesOf(each);
          expect(axes).toBeDefined();
          const read = resampleAligned(volume, each, axes!, width, height);
          const expected = resampleByPlace(volume, each, width, height);
          expect([...read]).toEqual([...expected]);
          expect(expected.some(Number.isNaN) && !expected.every(Number.isNaN)).toBe(true);
        }
      });

test('slices on their way are shown as their neighbours are', () => {
  const { width, height, slabs } = sampling('coronal', 0, 0.3);
  const volume = emptyVolume(latticeFor(axialFacts()), 1);
  const values = () => [...resampleAligned(volume, slabs[0]!, axesOf(slabs[0]!)!, width, height)];
  expect(values().every(Number.isNaN)).toBe(true);
  putSlice(volume, 6, frame(6));
  expect(values()).toEqual([...resampleByPlace(volume, slabs[0]!, width, height)]);
});

test('a plane that leans is along no axes', () => {
  expect(axesOf(sampling('oblique', 0, 0.3, 20).slabs[0]!)).toBeUndefined();
});

for (const [turn, tilt] of [
  [0, 0],
  [20, 0],
  [-35, 50],
  [90, 45],
] as const)
  for (const pitch of [0.11, 0.3])
    test(`a single plane turned by ${turn}° and tilted by ${tilt}°, a pixel of ${pitch} mm: every value is the very same`, () => {
      const { volume, width, height, slabs } = sampling('oblique', 0, pitch, turn, tilt);
      expect(isSinglePlane(slabs[0]!)).toBe(true);
      const expected = resampleByPlace(volume, slabs[0]!, width, height);
      expect([...resampleOblique(volume, slabs[0]!, width, height)]).toEqual([...expected]);
      expect(expected.some(Number.isNaN) && !expected.every(Number.isNaN)).toBe(true);
    });

test('a single plane between slices on their way shows their neighbours', () => {
  const { width, height, slabs } = sampling('oblique', 0, 0.3, 20, 30);
  const volume = emptyVolume(latticeFor(axialFacts()), 1);
  const values = () => [...resampleOblique(volume, slabs[0]!, width, height)];
  expect(values().every(Number.isNaN)).toBe(true);
  putSlice(volume, 6, frame(6));
  expect(values()).toEqual([...resampleByPlace(volume, slabs[0]!, width, height)]);
});

test('slabs, and voxels shown smaller than they are, are no single planes', () => {
  expect(isSinglePlane(sampling('oblique', 3.1, 0.3, 20).slabs[0]!)).toBe(false);
  expect(isSinglePlane(sampling('oblique', 0, 2.6, 20).slabs[0]!)).toBe(false);
});
