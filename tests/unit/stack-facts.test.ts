import { describe, expect, it } from 'vitest';
import { referenceLine, sliceAt } from '#lib/imaging/reference-line.ts';
import type { StackGeometry } from '#lib/imaging/slice-geometry.ts';
import { areAlike, latticeOf } from '#lib/imaging/volume/lattice.ts';
import { crossingLine } from '#lib/viewer/crossing.ts';
import { linkOf } from '#lib/viewer/link-kind.ts';
import { factsAt, type Stack } from '#lib/viewer/stack.ts';
import { firstState, goTo, withPanels } from '#lib/viewer/state.ts';

const AXIAL = [1, 0, 0, 0, 1, 0];
const geometry = (space: string | null, orientation = AXIAL): StackGeometry => ({
  orientation,
  space,
  positions: [0, 5, 10, 15].map((z) => [0, 0, z]),
});
const stack = (geometries: StackGeometry, more: Partial<Stack> = {}): Stack =>
  ({
    folder: 'f',
    count: 4,
    start: 0,
    shape: { width: 100, height: 80, spacing: [0.9, 0.9] },
    files: [],
    frames: [],
    window: { centre: 40, width: 400 },
    rescale: { slope: 1, intercept: 0 },
    inverted: false,
    unit: 'HU',
    hasFrames: true,
    geometry: geometries,
    ...more,
  }) as unknown as Stack;

describe('frames of reference', () => {
  const linked = (a: string | null, b: string | null) => {
    const stacks = [stack(geometry(a)), stack(geometry(b))];
    const two = withPanels(firstState(stacks, 0, 0), 2, stacks);
    return { stacks, two, link: linkOf(two, stacks, 1) };
  };

  it('that are the same link panels by position; others move image by image', () => {
    expect(linked('a', 'a').link).toBe('position');
    expect(linked('a', 'b').link).toBe('slice');
    expect(linked('a', null).link).toBe('slice');
    expect(linked(null, null).link).toBe('unverified');
    const { stacks, two } = linked('a', 'b');
    expect(goTo(two, stacks, 0, 2).panels.map(({ index }) => index)).toEqual([2, 2]);
    // Series put side by side by hand stay so.
    const aside = goTo({ ...two, linked: false }, stacks, 1, 1);
    const moved = goTo({ ...aside, linked: true }, stacks, 0, 2);
    expect(moved.panels.map(({ index }) => index)).toEqual([2, 3]);
  });
});

describe('two exams in two frames of reference, with coordinates alike by chance', () => {
  const SAGITTAL = [0, 1, 0, 0, 0, -1];
  const sagittal = (space: string): StackGeometry => ({
    ...geometry(space, SAGITTAL),
    positions: [20, 24, 28, 32].map((x) => [x, 0, 20]),
  });
  const [a, axial, across] = [stack(geometry('a')), stack(geometry('b')), stack(sagittal('b'))];
  const stacks = [a, axial, across];
  const three = withPanels(firstState(stacks, 0, 0), 3, stacks);

  it('are linked by position within each alone: axial slices cross the sagittal ones of their own exam', () => {
    expect([0, 1, 2].map((panel) => linkOf(three, stacks, panel))).toEqual(['slice', 'position', 'position']);
    const crossed = (on: Stack, other: Stack) =>
      crossingLine({ stack: on, index: 0 }, { stack: other, index: 0 });
    expect(crossed(axial, across)).toBeDefined();
    expect(crossed(across, axial)).toBeDefined();
    for (const other of [axial, across]) {
      expect(crossed(a, other)).toBeUndefined();
      expect(crossed(other, a)).toBeUndefined();
    }
  });

  it('are not said to be linked where slices do not cross, or panels are not linked', () => {
    const beside = [stack({ ...geometry('b'), positions: [400, 405].map((z) => [0, 0, z]) }), across];
    const two = withPanels(firstState(beside, 0, 0), 2, beside);
    expect(linkOf(two, beside, 1)).toBeUndefined();
    expect(linkOf({ ...three, linked: false }, stacks, 1)).toBeUndefined();
  });
});

describe('a stack that rotates', () => {
  const SAGITTAL = [0, 1, 0, 0, 0, -1];
  const radial: StackGeometry = {
    ...geometry('a'),
    orientations: [undefined, undefined, SAGITTAL, SAGITTAL],
  };

  it('has each slice in its own plane', () => {
    const shape = { width: 30, height: 30, spacing: [1, 1] as const };
    const [first, third] = [0, 2].map((index) => sliceAt(radial, index, shape)!);
    expect(first!.column.map(Math.abs)).toEqual([1, 0, 0]);
    expect(third!.column.map(Math.abs)).toEqual([0, 1, 0]);
    expect(referenceLine(first!, third!)).toBeDefined();
  });

  it('makes no volume', () => {
    const made = latticeOf({ columns: 10, rows: 10, spacing: [1, 1], geometry: radial });
    expect(made).toEqual({ reason: 'crooked' });
  });
});

describe('slices of two fields of view', () => {
  const two = stack(geometry('a'), { own: [null, null, { pixelSpacing: [0.45, 0.45] }, null] });

  it('are each as large as they are, and make no volume', () => {
    const shapes = [0, 1, 2].map((index) => factsAt(two, index).shape);
    expect(shapes.map(({ spacing }) => spacing?.[0])).toEqual([0.9, 0.9, 0.45]);
    expect(areAlike(shapes)).toBe(false);
    const jitter = shapes.map((shape, i) => ({ ...shape, spacing: [0.9, 0.9 + i * 1e-5] as const }));
    expect(areAlike(jitter)).toBe(true);
  });
});

describe('an ordinary image among frames', () => {
  it('is shown as it is', () => {
    const mixed = stack(geometry('a'), { frames: ['f', null], inverted: true });
    expect(factsAt(mixed, 0)).toMatchObject({ isFrame: true, inverted: true, window: { centre: 40 } });
    expect(factsAt(mixed, 1)).toMatchObject({ isFrame: false, inverted: false, window: { centre: 128 } });
  });
});
