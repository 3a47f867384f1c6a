import { expect, it } from 'vitest';
import type { Point } from '#lib/imaging/measure.ts';
import { LinkedViews } from '#lib/viewer/linked-views.ts';
import { factsAt, type Stack } from '#lib/viewer/stack.ts';
import { changeView, firstState, type ViewState, withPanels } from '#lib/viewer/state.ts';
import { apply, flip, inverse, rotate, type Size, toPanel, zoomAt } from '#lib/viewer/view.ts';

const AXIAL = [1, 0, 0, 0, 1, 0];

const stack = (folder: string, more: Partial<Stack> & { corner?: number[] } = {}): Stack => ({
  folder,
  count: 1,
  start: 0,
  shape: { width: 100, height: 80, spacing: [1, 1] },
  files: [folder],
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
  geometry: { orientation: AXIAL, positions: [more.corner ?? [0, 0, 0]], space: 'one' },
  ...more,
});

const SIZE: Size = { width: 400, height: 300 };

/** Two panels, of which the first leads, and the function that makes the second follow. */
function linked(stacks: Stack[]) {
  const views = new LinkedViews();
  const follow = (state: ViewState, size = SIZE) => views.follow(state, stacks, () => size);
  const first = { ...withPanels(firstState(stacks, 0, 0), 2, stacks), viewLinks: [] };
  return { follow, state: follow(first) };
}

/** From CSS pixels of a panel to millimetres of its image from its first pixel's centre. */
function patientAt(state: ViewState, stacks: Stack[], panel: number, at: Point): [number, number] {
  const { view, stack: index } = state.panels[panel]!;
  const { shape } = factsAt(stacks[index]!, 0);
  const pixel = apply(inverse(toPanel(view, shape, SIZE)), at);
  const [x = 0, y = 0] = stacks[index]!.geometry.positions[0]!;
  return [x + (pixel.x - 0.5) * shape.spacing![1], y + (pixel.y - 0.5) * shape.spacing![0]];
}

const MIDDLE = { x: 200, y: 150 };

it('shows the same place of the patient as large, with pixels that are not square, turned and mirrored', () => {
  const stacks = [
    stack('a', { corner: [-50, -40, 0] }),
    stack('b', { shape: { width: 64, height: 128, spacing: [0.7, 1.9] }, corner: [-61, -44, 3] }),
  ];
  const { follow, state } = linked(stacks);
  const shapes = stacks.map((each) => factsAt(each, 0).shape);
  const turned = changeView(state, 1, (view) => flip(rotate(view, shapes[1]!, SIZE)));
  const leading = changeView(turned, 0, (view) =>
    zoomAt(flip(rotate(rotate(view, shapes[0]!, SIZE), shapes[0]!, SIZE)), 2.5, { x: 30, y: -12 }),
  );
  const followed = follow(leading);
  expect(followed.viewLinks).toEqual(['scale', 'scale']);
  const [here, there] = [0, 1].map((panel) => patientAt(followed, stacks, panel, MIDDLE)) as [
    [number, number],
    [number, number],
  ];
  expect(there[0]).toBeCloseTo(here[0], 6);
  expect(there[1]).toBeCloseTo(here[1], 6);
  // A hundred CSS pixels are as many millimetres in both, in each direction of the screen.
  for (const by of [
    { x: 100, y: 0 },
    { x: 0, y: 100 },
  ]) {
    const far = [0, 1].map((panel) =>
      patientAt(followed, stacks, panel, { x: MIDDLE.x + by.x, y: MIDDLE.y + by.y }),
    );
    const lengths = far.map(([x, y], i) => Math.hypot(x - [here, there][i]![0], y - [here, there][i]![1]));
    expect(lengths[1]).toBeCloseTo(lengths[0]!, 6);
  }
  // Nothing moves any longer: drawing again causes no change.
  expect(follow(followed)).toBe(followed);
});

it('moves by the same millimetres from where one has put it, in another frame of reference', () => {
  const stacks = [
    stack('now'),
    stack('before', {
      shape: { width: 200, height: 160, spacing: [0.5, 0.5] },
      geometry: { orientation: AXIAL, positions: [[7, 7, 7]], space: 'other' },
    }),
  ];
  const { follow, state } = linked(stacks);
  const [before] = [patientAt(state, stacks, 1, MIDDLE)];
  const lead = patientAt(state, stacks, 0, MIDDLE);
  const moved = follow(
    changeView(state, 0, (view) => zoomAt({ ...view, pan: { x: 40, y: -20 } }, 3, { x: 5, y: 9 })),
  );
  const after = patientAt(moved, stacks, 1, MIDDLE);
  const now = patientAt(moved, stacks, 0, MIDDLE);
  expect(after[0] - before[0]).toBeCloseTo(now[0] - lead[0], 6);
  expect(after[1] - before[1]).toBeCloseTo(now[1] - lead[1], 6);
  expect(Math.abs(now[0] - lead[0])).toBeGreaterThan(1);
  expect(moved.viewLinks).toEqual(['scale', 'scale']);
});

it('goes by parts of each image where millimetres are not the same, and says so', () => {
  const coronal = { orientation: [1, 0, 0, 0, 0, -1], positions: [[0, 0, 0]], space: 'one' };
  for (const other of [
    stack('photograph', { shape: { width: 300, height: 240, spacing: null } }),
    stack('detector', { spacingKind: 'detector' }),
    stack('coronal', { geometry: coronal }),
    stack('unknown', { geometry: { orientation: null, positions: [], space: null } }),
  ]) {
    const stacks = [stack('a'), other];
    const { follow, state } = linked(stacks);
    // A panel moved by hand stays: no image is scaled to match the other.
    expect(state.panels[1]!.view.zoom).toBe(1);
    const moved = follow(changeView(state, 0, (view) => ({ ...view, zoom: 2, pan: { x: 40, y: 0 } })));
    expect(moved.panels[1]!.view.zoom).toBeCloseTo(2, 6);
    const parts = [0, 1].map((panel) => {
      const { shape } = factsAt(stacks[panel]!, 0);
      const pixel = apply(inverse(toPanel(moved.panels[panel]!.view, shape, SIZE)), MIDDLE);
      return [pixel.x / shape.width, pixel.y / shape.height];
    });
    expect(parts[1]![0]).toBeCloseTo(parts[0]![0]!, 6);
    expect(parts[1]![1]).toBeCloseTo(parts[0]![1]!, 6);
    expect(moved.viewLinks, other.folder).toEqual(['relative', 'relative']);
  }
});

it('leaves the others where they are when all panels get another size, and goes on from there', () => {
  const double = { width: 800, height: 600 };
  for (const other of [
    stack('before', { geometry: { orientation: AXIAL, positions: [[7, 7, 7]], space: 'other' } }),
    stack('photograph', { shape: { width: 300, height: 240, spacing: null } }),
  ]) {
    const { follow, state } = linked([stack('a'), other]);
    const moved = follow(changeView(state, 0, (view) => ({ ...view, zoom: 2, pan: { x: 40, y: -20 } })));
    expect(moved.panels[1]!.view.pan.x, other.folder).not.toBe(0);
    const resized = follow(moved, double);
    expect(resized.panels[1], other.folder).toBe(moved.panels[1]);
    const further = follow(
      changeView(resized, 0, (view) => ({ ...view, pan: { x: 60, y: -20 } })),
      double,
    );
    expect(further.panels[1]!.view.pan.x, other.folder).toBeGreaterThan(moved.panels[1]!.view.pan.x);
  }
});

it('says that scales differ where the zoom has come to its bound', () => {
  const stacks = [stack('a'), stack('b', { shape: { width: 4000, height: 3200, spacing: [0.002, 0.002] } })];
  const { follow, state } = linked(stacks);
  const far = follow(changeView(state, 0, (view) => ({ ...view, zoom: 0.5 })));
  expect(far.panels[1]!.view.zoom).toBe(0.1);
  expect(far.viewLinks).toEqual(['relative', 'relative']);
});

it('follows whichever panel is active, and the image that it then shows', () => {
  const stacks = [stack('a'), stack('b')];
  const { follow, state } = linked(stacks);
  const other = follow({ ...state, active: 1 });
  const moved = follow(changeView(other, 1, (view) => ({ ...view, zoom: 4 })));
  expect(moved.panels.map(({ view }) => view.zoom)).toEqual([4, 4]);
});
