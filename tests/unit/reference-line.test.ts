import { expect, it } from 'vitest';
import { referenceLine, sliceAt } from '#lib/imaging/reference-line.ts';

const AXIAL = [1, 0, 0, 0, 1, 0];
const SAGITTAL = [0, 1, 0, 0, 0, -1];
/** 100 mm a side: 200 pixels of half a millimetre. */
const shape = { width: 200, height: 200, spacing: [0.5, 0.5] as const };

const slice = (orientation: number[], position: number[], of = shape) =>
  sliceAt({ orientation, positions: [position] }, 0, of)!;

it('is where an axial slice lies on a sagittal one, and the other way round', () => {
  const axial = slice(AXIAL, [0, 0, 40]);
  const sagittal = slice(SAGITTAL, [25, 0, 90]);
  // 50 mm below the first row, whose centre is half a pixel from the edge.
  const [from, to] = referenceLine(sagittal, axial)!;
  expect([from.y, to.y]).toEqual([100.5, 100.5]);
  expect([from.x, to.x].sort((a, b) => a - b)).toEqual([0, 200]);
  const back = referenceLine(axial, sagittal)!;
  expect(back.map(({ x }) => x)).toEqual([50.5, 50.5]);
});

it('reaches as far as both images do', () => {
  const sagittal = slice(SAGITTAL, [25, 0, 90]);
  const small = slice(AXIAL, [20, 30, 40], { width: 40, height: 20, spacing: [0.5, 0.5] });
  const xs = referenceLine(sagittal, small)!.map(({ x }) => Math.round(x));
  expect(xs.sort((a, b) => a - b)).toEqual([60, 80]);
  expect(referenceLine(sagittal, slice(AXIAL, [0, 0, 300]))).toBeUndefined();
  expect(referenceLine(sagittal, slice(AXIAL, [200, 0, 40]))).toBeUndefined();
});

it('is not drawn between planes that are nearly parallel, nor where nobody knows where they lie', () => {
  const axial = slice(AXIAL, [0, 0, 40]);
  const tilt = 0.2;
  const tilted = slice([1, 0, 0, 0, Math.cos(tilt), Math.sin(tilt)], [0, 0, 30]);
  expect(referenceLine(axial, tilted)).toBeUndefined();
  expect(referenceLine(axial, slice(AXIAL, [0, 0, 45]))).toBeUndefined();
  const geometry = { orientation: AXIAL, positions: [null] };
  expect(sliceAt(geometry, 0, shape)).toBeUndefined();
  expect(sliceAt({ orientation: null, positions: [[0, 0, 0]] }, 0, shape)).toBeUndefined();
  expect(
    sliceAt({ orientation: AXIAL, positions: [[0, 0, 0]] }, 0, { ...shape, spacing: null }),
  ).toBeUndefined();
});
