import { describe, expect, it } from 'vitest';
import { type CaseBody, caseBody } from '#lib/cases/body-schema.ts';
import { emptyCase } from '#lib/cases/empty-case.ts';
import { toViewerStacks } from '#lib/cases/viewer-stacks-schemas.ts';
import { rasterise } from '#lib/viewer/raster.ts';
import { hasPlanes, type Stack } from '#lib/viewer/stack.ts';

const IDENTITY = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

const sha = (digit: string) => digit.repeat(64);
const frame = (digit: string, more: object = {}) => ({
  kind: 'frame',
  file: sha(digit),
  width: 4,
  height: 1,
  frame: sha(digit),
  ...more,
});

function bodyOf(...images: object[]): CaseBody {
  const series = { rescale: { slope: 2, intercept: 0, unit: null }, window: { centre: 1, width: 0.5 } };
  const folder = { id: 'f1', name: 'TEP', description: '', images, series };
  return caseBody.parse({ ...emptyCase, folders: [folder] });
}

describe('units of each frame', () => {
  it('reach the viewer where they are not the folder’s, and only there', () => {
    const own = { slope: 0.25, intercept: -3 };
    const [pet] = toViewerStacks(bodyOf(frame('a'), frame('b', { rescale: own })), new Map());
    expect(pet!.rescales).toEqual([null, own]);
    const [ct] = toViewerStacks(bodyOf(frame('a'), frame('b')), new Map());
    expect(ct).not.toHaveProperty('rescales');
  });
});

describe('places in the patient', () => {
  it('reach the viewer of frames and of ordinary images', () => {
    const picture = { kind: 'image', file: sha('c'), width: 4, height: 1 };
    const body = bodyOf(frame('a', { position: [1, 2, 3] }), { ...picture, position: [4, 5, 6] }, picture);
    expect(toViewerStacks(body, new Map())[0]!.positions).toEqual([[1, 2, 3], [4, 5, 6], null]);
  });

  it('and an orientation offer other planes of three slices or more', () => {
    const stack = (positions: (number[] | null)[], hasFrames: boolean) =>
      ({
        count: 3,
        hasFrames,
        geometry: { orientation: [1, 0, 0, 0, 1, 0], positions },
      }) as unknown as Stack;
    const places = [0, 1, 2].map((z) => [0, 0, z]);
    expect(hasPlanes(stack(places, false))).toBe(true);
    expect(hasPlanes({ ...stack(places, false), count: 2 })).toBe(false);
    expect(hasPlanes(stack([null, null, null], false))).toBe(false);
    // Frames have their places once the addresses have come.
    expect(hasPlanes(stack([], true))).toBe(true);
    expect(hasPlanes({ ...stack([], true), geometry: { orientation: null, positions: [] } })).toBe(false);
  });
});

describe('a sigmoid window (PS3.3 C.11.2.1.3.1)', () => {
  const window = { centre: 100, width: 40, voiFunction: 'SIGMOID' as const };
  const data = [60, 90, 100, 150];
  const look = { toTarget: IDENTITY, window, inverted: false };

  it('shades a frame by its curve', () => {
    const source = { width: 4, height: 1, channels: 1 as const, data, rescale: { slope: 1, intercept: 0 } };
    const drawn = rasterise(source, look, 4, 1);
    const wanted = data.map((x) => Math.round(255 / (1 + Math.exp((-4 * (x - 100)) / 40))));
    expect([0, 1, 2, 3].map((x) => drawn[x * 4])).toEqual(wanted);
  });

  it('does not bend again what a preview was bent by', () => {
    const greys = [5, 68, 128, 253];
    const rgba = greys.flatMap((grey) => [grey, grey, grey, 255]);
    const rescale = { slope: 40 / 255, intercept: 80 };
    const source = { width: 4, height: 1, channels: 4 as const, data: rgba, rescale };
    const drawn = rasterise(source, look, 4, 1);
    expect([0, 1, 2, 3].map((x) => drawn[x * 4])).toEqual(greys);
  });
});
