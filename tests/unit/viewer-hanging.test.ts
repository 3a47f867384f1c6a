import { expect, it } from 'vitest';
import { comparableTo, hangComparable } from '#lib/viewer/hanging.ts';
import type { Stack } from '#lib/viewer/stack.ts';
import { changeView, firstState, limitPanels, withPanels } from '#lib/viewer/state.ts';
import { rotate } from '#lib/viewer/view.ts';

const AXIAL = [1, 0, 0, 0, 1, 0];
const SAGITTAL = [0, 1, 0, 0, 0, -1];
/** Five degrees off the axial plane. */
const TILTED = [1, 0, 0, 0, 0.9962, 0.0872];

/** A stack of ten slices, five millimetres apart. */
const series = (name: string, orientation: readonly number[] | null = AXIAL, space = 'today'): Stack => ({
  folder: name,
  name,
  count: 10,
  start: 0,
  shape: { width: 100, height: 80, spacing: [1, 1] },
  files: [],
  previews: [],
  frames: [],
  previewBytes: [],
  frameBytes: [],
  lights: [],
  tiles: null,
  unit: null,
  hasFrames: true,
  window: { centre: 128, width: 256 },
  rescale: { slope: 1, intercept: 0 },
  inverted: false,
  geometry: { orientation, positions: Array.from({ length: 10 }, (_, at) => [0, 0, at * 5]), space },
});

const namesOf = (stacks: readonly Stack[], indices: readonly number[]) =>
  indices.map((index) => stacks[index]!.name);

it('series are comparable in one plane: weightings not seen yet come first, then earlier exams', () => {
  const stacks = [
    series('Antérieur T2', AXIAL, 'before'),
    series('Antérieur T1', AXIAL, 'before'),
    series('T1 axial'),
    series('T1 axial Gd', TILTED),
    series('T2 sagittal', SAGITTAL),
    series('FLAIR axial'),
    series('T2* axial'),
    series('T2 axial'),
    series('Photographie', null),
    { ...series('Repérage'), count: 1 },
  ];
  expect(namesOf(stacks, comparableTo(stacks, 2))).toEqual([
    'FLAIR axial',
    'T2* axial',
    'T2 axial',
    'T1 axial Gd',
    'Antérieur T1',
    'Antérieur T2',
  ]);
  expect(comparableTo(stacks, 4)).toEqual([]);
  expect(comparableTo(stacks, 8)).toEqual([]);
});

it('names that tell no weighting keep the order of the case', () => {
  const stacks = ['Sans injection', 'Artériel', 'Portal', 'Tardif'].map((name) => series(name));
  expect(comparableTo(stacks, 1)).toEqual([0, 2, 3]);
});

it('stand in the case’s order, at the place of the active one, which stays as it was looked at', () => {
  const stacks = [series('Sagittal', SAGITTAL), series('T2'), series('FLAIR'), series('T1')];
  const opened = changeView(firstState(stacks, 2, 6), 0, (view) =>
    rotate(view, stacks[2]!.shape, { width: 400, height: 300 }),
  );
  const state = hangComparable(opened, stacks);
  expect(state.panels.map(({ stack }) => stack)).toEqual([1, 2, 3]);
  expect(state.active).toBe(1);
  expect(state.panels.map(({ index }) => index)).toEqual([6, 6, 6]);
  expect(state.panels[1]!.view).toEqual(opened.panels[0]!.view);
  expect(new Set(state.panels.map(({ id }) => id)).size).toBe(3);
  // Pressed again, it changes no view.
  expect(hangComparable(state, stacks)).toEqual(state);
});

it('takes no more panels than there is room for, and changes nothing where nothing is comparable', () => {
  const stacks = [series('T1'), series('T2'), series('FLAIR'), series('Sagittal', SAGITTAL)];
  const narrow = limitPanels(firstState(stacks, 0, 0), 2);
  expect(hangComparable(narrow, stacks).panels.map(({ stack }) => stack)).toEqual([0, 1]);
  const alone = firstState(stacks, 3, 4);
  expect(hangComparable(alone, stacks)).toBe(alone);
  // Panels of other planes make room.
  const four = { ...withPanels(firstState(stacks, 0, 0), 4, stacks), active: 0 };
  expect(hangComparable(four, stacks).panels.map(({ stack }) => stack)).toEqual([0, 1, 2]);
});
