import { describe, expect, it } from 'vitest';
import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import { stepMeasures } from '#lib/viewer/measure-steps.ts';
import {
  addMeasure,
  eraseMeasure,
  eraseSelectedOrLast,
  selectMeasure,
} from '#lib/viewer/measures/changes.ts';
import { wayTaken } from '#lib/viewer/measures/history.ts';
import { measureHostOf } from '#lib/viewer/measures/host.ts';
import { MeasurePointer } from '#lib/viewer/measures/pointer.ts';
import { moveSelected, selectNextHandle } from '#lib/viewer/measures/selected.ts';
import type { PanelHost } from '#lib/viewer/panel-actions.ts';
import { anchorOf, type Stack } from '#lib/viewer/stack.ts';
import {
  chooseTool,
  firstState,
  goTo,
  toggleEnlarged,
  type ViewState,
  withPanels,
} from '#lib/viewer/state.ts';

const at = (x: number, y: number) => ({ x, y });
const series = (folder: string, files: string[]) =>
  ({
    folder,
    files,
    frames: [],
    count: files.length,
    start: 0,
    shape: { width: 100, height: 100, spacing: null },
    geometry: { orientation: null, positions: [] },
  }) as unknown as Stack;
const stacks = [series('a', ['a0', 'a1', 'a2']), series('b', ['b0', 'same', 'b2', 'same'])];
const anchor = { folder: 'a', file: 'a0' };
const measure = (id: string, more: Partial<AnchoredMeasure> = {}): AnchoredMeasure => ({
  id,
  ...anchor,
  kind: 'length',
  points: [at(10, 10), at(30, 10)],
  ...more,
});
const drawn = (...measures: AnchoredMeasure[]) => measures.reduce(addMeasure, firstState(stacks, 0, 0));
const ids = ({ measures }: ViewState) => measures.map(({ id }) => id);
const undo = (state: ViewState) => stepMeasures(state, stacks, 'undo');
const redo = (state: ViewState) => stepMeasures(state, stacks, 'redo');
const pointsOf = (state: ViewState, id: string) => state.measures.find((each) => each.id === id)?.points;

describe('an erased measure', () => {
  it('comes back where it was among the others, and goes again', () => {
    const erased = eraseMeasure(drawn(measure('x'), measure('y'), measure('z')), 'y');
    const back = undo(erased);
    expect(ids(back)).toEqual(['x', 'y', 'z']);
    expect(back.measures[1]).toEqual(measure('y'));
    expect(ids(redo(back))).toEqual(['x', 'z']);
    expect(ids(undo(redo(back)))).toEqual(['x', 'y', 'z']);
  });

  it('comes back one after the other, however they were erased', () => {
    let state = drawn(measure('x'), measure('y'), measure('z'));
    state = eraseSelectedOrLast(selectMeasure(state, 'x'), anchor);
    state = eraseSelectedOrLast(state, anchor);
    expect(ids(state)).toEqual(['y']);
    expect(ids(undo(undo(state)))).toEqual(['x', 'y', 'z']);
    expect(ids(redo(redo(undo(undo(state)))))).toEqual(['y']);
  });

  it('was kept before it could be undone: it comes back, and what came meanwhile stays', () => {
    const kept: ViewState = { ...firstState(stacks, 0, 0), measures: [measure('kept')] };
    const erased = eraseMeasure(kept, 'kept');
    const tour: ViewState = { ...erased, measures: [measure('mark', { isLocked: true })] };
    expect(ids(undo(tour)).toSorted()).toEqual(['kept', 'mark']);
  });
});

describe('undoing', () => {
  it('takes a drawn measure away and redoing brings it back', () => {
    const state = undo(selectMeasure(drawn(measure('x'), measure('y')), 'y'));
    expect([ids(state), state.selection]).toEqual([['x'], null]);
    expect(ids(redo(state))).toEqual(['x', 'y']);
    expect(undo(undo(undo(state)))).toEqual(undo(state));
  });

  it('forgets what could be redone once something else is done', () => {
    const state = addMeasure(undo(drawn(measure('x'))), measure('y'));
    expect(redo(state)).toBe(state);
    expect(ids(undo(state))).toEqual([]);
  });

  it('takes a move by pointer back as one step, a press that moved nothing as none', () => {
    let state: ViewState = { ...chooseTool(firstState(stacks, 0, 0), 'length'), measures: [measure('x')] };
    const panels: PanelHost = {
      snapshot: () => ({ state }),
      update: (next) => {
        state = next(state);
      },
      sizeOf: () => ({ width: 200, height: 200 }),
      picture: () => undefined,
      stackOf: () => stacks[0],
    };
    const pointer = new MeasurePointer(measureHostOf(panels));
    const press = { byFinger: false, label: undefined };
    pointer.down(0, at(40, 20), press);
    pointer.up(0, at(40, 20));
    expect(state.history.past).toEqual([]);
    pointer.down(0, at(40, 20), press);
    for (const y of [24, 40, 80]) pointer.move(0, at(40, y));
    pointer.up(0, at(40, 100));
    expect(pointsOf(state, 'x')).toEqual([at(10, 50), at(30, 50)]);
    expect(pointsOf(undo(state), 'x')).toEqual([at(10, 10), at(30, 10)]);
    expect(pointsOf(redo(undo(state)), 'x')).toEqual([at(10, 50), at(30, 50)]);
    // A cancelled drag moves nothing and is not a step.
    pointer.down(0, at(40, 100), press);
    pointer.move(0, at(40, 180));
    pointer.cancel();
    expect(state.history.past).toHaveLength(1);
  });

  it('takes a move by keys back as one step, as long as the same thing was selected', () => {
    let state = selectMeasure(drawn(measure('x')), 'x');
    for (let press = 0; press < 5; press += 1) state = moveSelected(state, at(0, 2));
    state = selectNextHandle(state);
    for (let press = 0; press < 3; press += 1) state = moveSelected(state, at(1, 0));
    expect(pointsOf(state, 'x')).toEqual([at(13, 20), at(30, 20)]);
    const once = undo(state);
    expect(pointsOf(once, 'x')).toEqual([at(10, 20), at(30, 20)]);
    expect(pointsOf(undo(once), 'x')).toEqual([at(10, 10), at(30, 10)]);
    expect(ids(undo(undo(once)))).toEqual([]);
    expect(pointsOf(redo(redo(undo(undo(once)))), 'x')).toEqual([at(10, 20), at(30, 20)]);
  });

  it('drops a measure that is half drawn first', () => {
    const draft = { kind: 'angle' as const, points: [at(1, 1), at(2, 2)], fresh: false };
    const drawing: ViewState = { ...drawn(measure('x')), drawing: { panel: 0, draft, aim: null } };
    expect(undo(drawing)).toEqual({ ...drawing, drawing: { panel: 0, draft: null, aim: null } });
    expect(ids(undo(undo(drawing)))).toEqual([]);
  });

  it('does nothing to a measure that has gone otherwise', () => {
    const moved = moveSelected(selectMeasure(drawn(measure('x')), 'x'), at(1, 1));
    expect(ids(undo({ ...moved, measures: [] }))).toEqual([]);
  });

  it('leaves measures of planes to the planes', () => {
    const state = addMeasure(drawn(measure('x')), measure('p', { file: 'a0+3,axial@1.000' }));
    expect(ids(undo(state))).toEqual(['p']);
  });

  it('has an end: a hundred steps', () => {
    let state = firstState(stacks, 0, 0);
    for (let count = 0; count < 130; count += 1) state = addMeasure(state, measure(`m${count}`));
    for (let count = 0; count < 130; count += 1) state = undo(state);
    expect(state.measures).toHaveLength(30);
  });

  it('is told apart from redoing and from doing', () => {
    const [one, erased] = [drawn(measure('x')), eraseMeasure(drawn(measure('x')), 'x')];
    const undone = undo(erased);
    expect(wayTaken(erased.history, undone.history)).toBe('undo');
    expect(wayTaken(undone.history, redo(undone).history)).toBe('redo');
    expect(wayTaken(undone.history, addMeasure(undone, measure('y')).history)).toBeUndefined();
    expect(wayTaken(one.history, erased.history)).toBeUndefined();
  });
});

describe('what is undone is seen', () => {
  it('in the active panel, where no panel shows its image', () => {
    const erased = eraseMeasure(drawn(measure('x')), 'x');
    const away = { ...goTo(erased, stacks, 0, 2), playing: true };
    expect(undo(away)).toMatchObject({ panels: [{ stack: 0, index: 0 }], playing: false });
    const beside = withPanels(erased, 2, stacks);
    const inBoth = undo({ ...beside, active: 1 });
    expect(inBoth.panels.map(({ stack, index }) => [stack, index])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const hidden = undo(toggleEnlarged({ ...beside, active: 1 }));
    expect(hidden.panels[1]).toMatchObject({ stack: 0, index: 0 });
  });

  it('on its own image of those that are alike', () => {
    const twin = { folder: 'b', file: 'same', image: 3 };
    const erased = eraseMeasure(drawn(measure('x', twin)), 'x');
    expect(undo(erased).panels[0]).toMatchObject({ stack: 1, index: 3 });
    expect(anchorOf(stacks[1], 3)).toMatchObject({ twins: [1, 3] });
  });

  it('also where its image is not in the case any more: nothing moves', () => {
    const erased = eraseMeasure(drawn(measure('x', { file: 'gone' })), 'x');
    expect(undo(erased).panels).toEqual(erased.panels);
    expect(ids(undo(erased))).toEqual(['x']);
  });
});
