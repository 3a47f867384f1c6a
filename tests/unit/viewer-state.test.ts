import { expect, it } from 'vitest';
import { isLinkedByPosition } from '#lib/viewer/link-kind.ts';
import { addMeasure, eraseSelectedOrLast, measuresOn } from '#lib/viewer/measures/changes.ts';
import { anchorOf, type Stack } from '#lib/viewer/stack.ts';
import { leaveTool, startWith } from '#lib/viewer/start-tool.ts';
import * as S from '#lib/viewer/state.ts';

const stack = (folder: string, start: number, count: number, positions: number[] | null): Stack => ({
  folder,
  count,
  start,
  shape: { width: 10, height: 10, spacing: [1, 1] },
  files: Array.from({ length: count }, (_, i) => `${folder}${i}`),
  previews: [],
  frames: [],
  previewBytes: [],
  frameBytes: [],
  lights: [],
  tiles: null,
  unit: null,
  hasFrames: false,
  window: { centre: 128, width: 256 },
  rescale: { slope: 1, intercept: 0 },
  inverted: false,
  geometry: {
    orientation: positions && [1, 0, 0, 0, 1, 0],
    positions: positions?.map((z) => [0, 0, z]) ?? [],
  },
});
const stacks = [
  stack(
    'a',
    0,
    10,
    Array.from({ length: 10 }, (_, i) => i * 5),
  ),
  stack(
    'b',
    7,
    50,
    Array.from({ length: 50 }, (_, i) => i),
  ),
  stack('c', 2, 8, null),
];
const indices = (state: S.ViewState) => state.panels.map(({ index }) => index);

it('adds panels with the next folders, and never more than four', () => {
  const four = S.withPanels(S.firstState([], 1, 3), 9, stacks);
  expect(four.panels.map(({ stack: each, index }) => [each, index])).toEqual([
    [1, 3],
    [2, 2],
    [0, 1],
    [1, 3],
  ]);
  const one = S.withPanels({ ...four, active: 3 }, 1, stacks);
  expect([one.panels.length, one.active]).toEqual([1, 0]);
});

it('scrolls linked panels by position, others slice by slice', () => {
  const three = S.withPanels(S.firstState([], 0, 2), 3, [
    stacks[0]!,
    { ...stacks[1]!, start: 10 },
    { ...stacks[2]!, start: 0 },
  ]);
  const moved = S.goTo(three, stacks, 0, 4);
  expect(indices(moved)).toEqual([4, 20, 2]);
  expect(isLinkedByPosition(moved, stacks, 0)).toBe(true);
  expect(isLinkedByPosition(moved, stacks, 2)).toBe(false);
  expect(indices(S.goTo({ ...three, linked: false }, stacks, 0, 4))).toEqual([4, 10, 0]);
});

it('aligns linked panels as they open, as a series comes and as they are linked, and says so where it is true', () => {
  const two = S.withPanels(S.firstState([], 0, 6), 2, stacks);
  expect(indices(two)).toEqual([6, 30]);
  expect([0, 1].map((panel) => isLinkedByPosition(two, stacks, panel))).toEqual([true, true]);
  const apart = S.goTo(S.toggleLink(two, stacks), stacks, 1, 3);
  expect(indices(apart)).toEqual([6, 3]);
  expect(isLinkedByPosition(apart, stacks, 1)).toBe(false);
  expect(indices(S.toggleLink({ ...apart, active: 1 }, stacks))).toEqual([1, 3]);
  expect(indices(S.toggleLink(apart, stacks))).toEqual([6, 30]);
  // Another series replaces the one in the panel beside it.
  const other = S.showStack(S.showStack(two, stacks, 1, 2), stacks, 1, 1);
  expect(indices(other)).toEqual([6, 30]);
  // Where one series goes on beyond the other, the other stays, and nobody says that it follows.
  const short: Stack = {
    ...stacks[0]!,
    count: 3,
    geometry: { ...stacks[0]!.geometry, positions: [[0, 0, 90]] },
  };
  const beyond = S.withPanels(S.firstState([], 0, 2), 2, [stacks[0]!, short]);
  expect(isLinkedByPosition(beyond, [stacks[0]!, short], 0)).toBe(false);
});

it('gives one panel the whole film and gives it back', () => {
  expect(S.toggleEnlarged(S.firstState([], 0, 0)).enlarged).toBe(false);
  const one = S.toggleEnlarged(S.withPanels(S.firstState([], 0, 0), 2, stacks));
  expect([one.enlarged, one.panels.length]).toEqual([true, 2]);
  expect(S.toggleEnlarged(one).enlarged).toBe(false);
  expect(S.withPanels(one, 3, stacks).enlarged).toBe(false);
});

it('stays inside the stack', () => {
  expect(indices(S.goTo(S.firstState([], 0, 2), stacks, 0, 99))).toEqual([9]);
  const state = S.firstState([], 0, 0);
  expect(S.goTo(state, stacks, 0, -4)).toBe(state);
});

it('shows no more panels than the screen has room for, and gives each an id that stays', () => {
  const phone = S.limitPanels(S.withPanels(S.firstState([], 0, 0), 4, stacks), 2);
  expect([phone.panels.length, S.withPanels(phone, 4, stacks).panels.length]).toEqual([2, 2]);
  const other = S.showStack(phone, stacks, 1, 2);
  expect(other.panels.map(({ id, stack: shown, index }) => [id, shown, index])).toEqual([
    [0, 0, 0],
    [1, 2, 2],
  ]);
  expect(other.active).toBe(1);
});

it('keeps measures with their image, erases them one by one, and resets the view alone', () => {
  const start = S.firstState([], 0, 2);
  const anchor = anchorOf(stacks[0], 2)!;
  const next = anchorOf(stacks[0], 3);
  const measured = addMeasure(start, { id: 'p', ...anchor, kind: 'probe', points: [{ x: 1, y: 1 }] });
  expect(measuresOn(measured, anchor).map(({ id }) => id)).toEqual(['p']);
  expect(measuresOn(measured, next)).toEqual([]);
  expect(eraseSelectedOrLast(measured, next)).toBe(measured);
  expect(eraseSelectedOrLast(measured, anchor).measures).toEqual([]);
  const zoomed = S.changeView(measured, 0, (view) => ({ ...view, zoom: 4 }));
  const elsewhere = S.goTo(zoomed, stacks, 0, 3);
  expect(measuresOn(elsewhere, anchor)).toEqual(measured.measures);
  const reset = S.resetPanel(S.setWindow(zoomed, 0, { centre: 1, width: 2 }), stacks, 0);
  expect(reset).toEqual(measured);
});

it('finds a measure again wherever its image is shown, in another order too', () => {
  const anchor = anchorOf(stacks[0], 2)!;
  const measured = addMeasure(S.firstState([], 0, 2), {
    ...anchor,
    id: 'p',
    kind: 'probe',
    points: [{ x: 1, y: 1 }],
  });
  const moved: Stack = { ...stacks[0]!, files: stacks[0]!.files.toReversed() };
  expect(measuresOn(measured, anchorOf(moved, 7))).toHaveLength(1);
  expect(anchorOf({ ...moved, files: [null] }, 0)).toBeNull();
});

it('lets go of the selected measure, and of one half drawn, when another image comes', () => {
  const drawing = {
    panel: 0,
    draft: { kind: 'length' as const, points: [], fresh: false },
    aim: { x: 5, y: 5 },
  };
  const held: S.ViewState = { ...S.firstState([], 0, 2), selection: { id: 'p', handle: null }, drawing };
  for (const left of [S.goTo(held, stacks, 0, 3), S.showStack(held, stacks, 0, 1)]) {
    expect(left.selection).toBeNull();
    expect(left.drawing).toEqual({ ...drawing, draft: null });
  }
  expect(S.chooseTool(held, 'angle')).toMatchObject({ tool: 'angle', selection: null, drawing: null });
  expect(leaveTool({ ...held, playing: true }, stacks)).toMatchObject({ tool: 'scroll', playing: false });
  // A single image cannot be scrolled: a drag moves it.
  const single = [{ ...stacks[0]!, count: 1 }];
  expect(S.firstState(single, 0, 0).tool).toBe('pan');
  expect(leaveTool(held, single).tool).toBe('pan');
});

it('begins with what the left button of the mouse is bound to, unless a tool is chosen, and comes back to it', () => {
  const first = S.firstState(stacks, 0, 0);
  const bound = startWith(first, stacks, 'window');
  expect([bound.tool, bound.isToolChosen]).toEqual(['window', false]);
  expect(startWith(bound, stacks, 'window')).toBe(bound);
  const measuring = S.chooseTool(bound, 'length');
  expect(startWith(measuring, stacks, null)).toMatchObject({ tool: 'length', isToolChosen: true });
  expect(leaveTool(measuring, stacks)).toMatchObject({ tool: 'window', isToolChosen: false });
  expect(startWith(bound, stacks, null).tool).toBe('scroll');
});
