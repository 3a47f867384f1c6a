import { expect, it } from 'vitest';
import type { Stack } from '#lib/viewer/stack.ts';
import * as S from '#lib/viewer/state.ts';

const stack = (count: number, positions: number[] | null): Stack => ({
  count,
  shape: { width: 10, height: 10, spacing: [1, 1] },
  ...{ previews: [], frames: [], previewBytes: [], frameBytes: [], lights: [], unit: null, hasFrames: false },
  ...{ window: { centre: 128, width: 256 }, rescale: { slope: 1, intercept: 0 }, inverted: false },
  geometry: {
    orientation: positions && [1, 0, 0, 0, 1, 0],
    positions: positions?.map((z) => [0, 0, z]) ?? [],
  },
});
const stacks = [
  stack(
    10,
    Array.from({ length: 10 }, (_, i) => i * 5),
  ),
  stack(
    50,
    Array.from({ length: 50 }, (_, i) => i),
  ),
  stack(8, null),
];
const indices = (state: S.ViewState) => state.panels.map(({ index }) => index);

it('adds panels with the next folders, and never more than four', () => {
  const four = S.withPanels(S.firstState(1, 3), 9, [0, 7, 2]);
  expect(four.panels.map(({ stack: each, index }) => [each, index])).toEqual([
    [1, 3],
    [2, 2],
    [0, 0],
    [1, 7],
  ]);
  const one = S.withPanels({ ...four, active: 3 }, 1, [0, 7, 2]);
  expect([one.panels.length, one.active]).toEqual([1, 0]);
});

it('scrolls linked panels by position, others slice by slice', () => {
  const three = S.withPanels(S.firstState(0, 2), 3, [0, 10, 0]);
  const moved = S.goTo(three, stacks, 0, 4);
  expect(indices(moved)).toEqual([4, 20, 2]);
  expect(S.isLinkedByPosition(moved, stacks, 0)).toBe(true);
  expect(S.isLinkedByPosition(moved, stacks, 2)).toBe(false);
  expect(indices(S.goTo({ ...three, linked: false }, stacks, 0, 4))).toEqual([4, 10, 0]);
});

it('stays inside the stack', () => {
  expect(indices(S.goTo(S.firstState(0, 2), stacks, 0, 99))).toEqual([9]);
  const state = S.firstState(0, 0);
  expect(S.goTo(state, stacks, 0, -4)).toBe(state);
});

it('keeps measures with their slice, takes them back and resets', () => {
  const probe = { kind: 'probe' as const, points: [{ x: 1, y: 1 }] };
  const measured = S.addMeasure(S.firstState(0, 2), 0, probe);
  const elsewhere = S.goTo(measured, stacks, 0, 3);
  expect(elsewhere.measures[S.sliceKey(elsewhere.panels[0]!)]).toBeUndefined();
  expect(S.undoMeasure(elsewhere, 0)).toBe(elsewhere);
  expect(S.undoMeasure(measured, 0).measures['0/2']).toEqual([]);
  const zoomed = S.changeView(measured, 0, (view) => ({ ...view, zoom: 4 }));
  const reset = S.resetPanel(S.setWindow(zoomed, 0, { centre: 1, width: 2 }), 0);
  expect(reset).toEqual(S.firstState(0, 2));
});
